// Accepted: an object that the track owns runs a closure when it dies with the track.

/// Runs a closure when it dies, which is when its owner does.
final class Farewell {
  private let handler: () -> Void

  init(_ handler: @escaping () -> Void) {
    self.handler = handler
  }

  deinit {
    handler()
  }
}
