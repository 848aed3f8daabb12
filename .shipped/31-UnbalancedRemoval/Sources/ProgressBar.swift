/// A thin bar that shows how much of a page has come.
final class ProgressBar {
  /// Everything that it has drawn, in order.
  private(set) var drawn: [Double] = []

  func draw(_ progress: Double) {
    drawn.append(progress)
  }
}
