// Symptom: every visit of the upload screen makes the app bigger, and screens that were left go on drawing.
// Task:    let a screen and what was made for it go when the user leaves, and let its uploads arrive.
// Run:     swift run kata   (or: cd Exercises && KATA=96 swift test)

/// Makes what the upload screens need, for each of them its own.
final class UploadServices {
  let network: Network
  let display: Display
  private let log: UploadLog
  private var made: [ObjectIdentifier: UploadProgress] = [:]

  init(network: Network, display: Display, log: UploadLog) {
    self.network = network
    self.display = display
    self.log = log
  }

  /// The one for a screen, made when the screen first asks.
  func progress(for screen: UploadScreen) -> UploadProgress {
    if let progress = made[ObjectIdentifier(screen)] { return progress }
    let progress = UploadProgress(screen: screen, log: log)
    made[ObjectIdentifier(screen)] = progress
    return progress
  }

  /// Called when a screen is closed.
  func forget(_ screen: UploadScreen) {
    made.removeValue(forKey: ObjectIdentifier(screen))?.screen = nil
  }
}
