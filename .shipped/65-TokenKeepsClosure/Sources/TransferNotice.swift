import Controls

/// A notice over the screen while something is sent.
///
/// Nobody owns it. Its own handler keeps it for as long as there is something to tell.
final class TransferNotice {
  let label = Label()

  private var token: KVOToken?

  init(transfer: Transfer) {
    token = KVOToken(subject: transfer, keyPath: "progress") { token, _, progress in
      self.label.text = "\(Int((progress as? Double ?? 0) * 100)) % sent"
      if transfer.progress >= 1 { token.stop() }
    }
  }
}
