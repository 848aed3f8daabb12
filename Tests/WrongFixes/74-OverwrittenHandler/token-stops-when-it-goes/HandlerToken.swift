/// Stops what it was given for.
///
/// Letting go of it stops too.
final class HandlerToken {
  private let onStop: () -> Void

  init(onStop: @escaping () -> Void) {
    self.onStop = onStop
  }

  deinit { stop() }

  func stop() {
    onStop()
  }
}
