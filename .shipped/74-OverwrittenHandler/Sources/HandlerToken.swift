/// Stops what it was given for.
///
/// It may be thrown away: a handler then lives as long as its control.
final class HandlerToken {
  private let onStop: () -> Void

  init(onStop: @escaping () -> Void) {
    self.onStop = onStop
  }

  func stop() {
    onStop()
  }
}
