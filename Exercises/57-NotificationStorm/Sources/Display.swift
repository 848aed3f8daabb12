/// The hardware that shows the screens, a frame at a time.
///
/// A real one shows sixty frames or more in a second. This one shows a frame when it is told to.
final class Display {
  private var waiting: [() -> Void] = []

  /// Runs `work` when the frame that is under way is shown, once.
  func atEndOfFrame(_ work: @escaping () -> Void) {
    waiting.append(work)
  }

  /// Ends the frame: runs what waits for that and shows what was drawn.
  func tick() {
    let works = waiting
    waiting = []
    for work in works { work() }
  }
}
