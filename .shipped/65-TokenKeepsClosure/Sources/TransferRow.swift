// Symptom: what was sent stays in memory as long as its row is in the list; muted rows work on.
// Task:    let a token that was stopped keep nothing, also one that is stopped by its own handler.
// Run:     swift run kata   (or: cd Exercises && KATA=65 swift test)

import Controls

/// A row in the list of transfers, which stays there when everything is sent.
final class TransferRow {
  let statusLabel = Label()

  /// Called with each progress that the row shows.
  var onProgress: ((Double) -> Void)?

  private var token: KVOToken?

  init(transfer: Transfer, film: Film) {
    statusLabel.text = "0 %"
    // The handler keeps the film while it is sent: nobody else does.
    token = KVOToken(subject: transfer, keyPath: "progress") {
      [weak self, statusLabel] token, _, value in
      let progress = value as? Double ?? 0
      self?.onProgress?(progress)
      statusLabel.text = "\(Int(progress * 100)) %"
      guard progress >= 1 else { return }
      token.stop()
      statusLabel.text = "Sent \(film.name)"
    }
  }

  /// Whether the row still moves.
  var isLive: Bool { token?.isActive ?? false }

  /// Lets the row stand still, from now on.
  func mute() {
    token?.handler = nil
  }

  func cancel() {
    token?.stop()
    statusLabel.text = "Cancelled"
  }
}
