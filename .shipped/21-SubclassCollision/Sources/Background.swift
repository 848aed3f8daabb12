/// The area behind a row.
final class Background {
  enum Color { case clear, gold }

  private(set) var color: Color
  /// How often the colour has been faded in; the user sees each time as a flicker.
  private(set) var fades = 0

  init(_ color: Color) {
    self.color = color
  }

  func fade(to color: Color) {
    self.color = color
    fades += 1
  }
}
