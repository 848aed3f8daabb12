import Remedies

// Symptom: every visit of the upload screen makes the app bigger, and screens that were left go on drawing.
// Task:    let a screen and what was made for it go when the user leaves, and let its uploads arrive.
// Run:     swift run kata   (or: cd Exercises && KATA=96 swift test)

/// Makes what the upload screens need, for each of them its own.
final class UploadServices {
  let network: Network
  let display: Display
  /// The rules for what a screen needs; each screen gets its own.
  let scope: InjectionScope

  init(network: Network, display: Display, log: UploadLog) {
    self.network = network
    self.display = display
    scope = InjectionScope()
    scope.replace(UploadProgress.self) { request in
      UploadProgress(screen: request.sender.object as? UploadScreen, log: log)
    }
  }
}
