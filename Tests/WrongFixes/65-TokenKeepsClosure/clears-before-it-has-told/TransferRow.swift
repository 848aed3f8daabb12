import Controls

/// A row in the list of transfers, which stays there when everything is sent.
final class TransferRow {
  let statusLabel = Label()

  /// Called with each progress that the row shows.
  var onProgress: ((Double) -> Void)?

  private var token: KVOToken?
  private var film: Film?

  init(transfer: Transfer, film: Film) {
    statusLabel.text = "0 %"
    self.film = film
    token = KVOToken(subject: transfer, keyPath: "progress") {
      [weak self, statusLabel] token, _, value in
      let progress = value as? Double ?? 0
      self?.onProgress?(progress)
      statusLabel.text = "\(Int(progress * 100)) %"
      guard progress >= 1 else { return }
      self?.end()
      statusLabel.text = "Sent \(self?.film?.name ?? "nothing")"
    }
  }

  /// Whether the row still moves.
  var isLive: Bool { token?.isActive ?? false }

  /// Lets the row stand still, from now on.
  func mute() {
    token?.stop()
  }

  private func end() {
    token?.stop()
    film = nil
  }

  func cancel() {
    end()
    statusLabel.text = "Cancelled"
  }
}
