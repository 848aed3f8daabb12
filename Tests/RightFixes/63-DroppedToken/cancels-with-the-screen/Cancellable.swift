// Accepted: one kind of token for whatever can be ended, in the manner of AnyCancellable.

/// Calls `cancel` when it dies.
final class Cancellable {
  private let cancel: () -> Void

  init(_ cancel: @escaping () -> Void) {
    self.cancel = cancel
  }

  deinit {
    cancel()
  }
}
