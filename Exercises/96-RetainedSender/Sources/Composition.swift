/// A screen on which the user uploads documents.
func makeUploadScreen(services: UploadServices) -> UploadScreen {
  UploadScreen(services: services)
}
