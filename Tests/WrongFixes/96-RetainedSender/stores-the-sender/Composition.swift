// Rejected by: a screen is released when the user has left it
// Misconception: The rule gets its sender weakly, so nothing that it makes can retain it.

/// A screen on which the user uploads documents.
func makeUploadScreen(services: UploadServices) -> UploadScreen {
  services.scope.run { UploadScreen(services: services) }
}
