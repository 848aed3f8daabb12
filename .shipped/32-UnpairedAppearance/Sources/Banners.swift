/// The short messages that slide in at the top of the window, over whatever is seen there.
final class Banners {
  /// Every message so far, in order.
  private(set) var shown: [String] = []

  func show(_ message: String) {
    shown.append(message)
  }
}
