// Accepted: a lazily injected property, and a handle that does not retain who has it.

/// A screen on which the user uploads documents.
func makeUploadScreen(services: UploadServices) -> UploadScreen {
  services.scope.run { UploadScreen(services: services) }
}
