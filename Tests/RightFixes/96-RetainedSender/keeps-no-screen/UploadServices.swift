// Symptom: every visit of the upload screen makes the app bigger, and screens that were left go on drawing.
// Task:    let a screen and what was made for it go when the user leaves, and let its uploads arrive.
// Run:     swift run kata   (or: cd Exercises && KATA=96 swift test)

/// Makes what the upload screens need, for each of them its own.
final class UploadServices {
  let network: Network
  let display: Display
  private let log: UploadLog

  init(network: Network, display: Display, log: UploadLog) {
    self.network = network
    self.display = display
    self.log = log
  }

  /// Makes one for a screen, which keeps it.
  func makeProgress(for screen: UploadScreen) -> UploadProgress {
    UploadProgress(log: log) { [weak screen] in screen?.showProgress() }
  }
}
