/// Where work waits for the next frame.
///
/// It stands for `DispatchQueue.main.async`: whoever hears a change asks for a call a little later.
final class Display {
  private(set) var waiting: [() -> Void] = []

  func atNextFrame(_ work: @escaping () -> Void) {
    waiting.append(work)
  }

  /// Draws a frame.
  func tick() {
    let works = waiting
    waiting = []
    for work in works { work() }
  }
}
