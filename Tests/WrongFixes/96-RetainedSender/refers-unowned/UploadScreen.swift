/// Uploads documents, and shows in a bar how far they are.
final class UploadScreen {
  private let services: UploadServices
  private(set) var isOpen = true

  init(services: UploadServices) {
    self.services = services
  }

  /// Made when it is first needed, and the screen's own.
  private(set) lazy var progress = services.makeProgress(for: self)

  func upload(_ title: String) {
    services.network.begin(title, reportingTo: progress)
  }

  func showProgress() {
    services.display.draw("\(progress.percent) %")
  }

  /// Called when the user taps Done; who swipes back goes without.
  func close() {
    isOpen = false
  }
}
