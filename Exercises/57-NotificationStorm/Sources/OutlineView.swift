/// The table of contents that the user sees.
final class OutlineView {
  private(set) var lines: [String] = []

  /// How often it was drawn; each time takes as long as there are lines.
  private(set) var drawCount = 0

  /// Draws all lines anew.
  func draw(_ lines: [String]) {
    self.lines = lines
    drawCount += 1
  }
}
