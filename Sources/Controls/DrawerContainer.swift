/// A container of the kind that apps write themselves: one screen, and a menu that slides over it.
///
/// Like many of its kind it calls the appearance methods by hand, and not in pairs. When the menu
/// closes, it tells the screen again that it appears, so that it refreshes what it shows; when the
/// menu has chosen another screen, the last one is let go without a word.
public final class DrawerContainer {
  /// The screen beside or under the menu.
  public private(set) var screen: Screen

  /// Whether the menu covers part of the screen.
  public private(set) var isMenuOpen = false

  /// Shows a screen, with the menu closed.
  public init(_ screen: Screen) {
    self.screen = screen
    appear()
  }

  /// Slides the menu over the screen, which hears nothing of it: most of it stays in sight.
  public func openMenu() {
    isMenuOpen = true
  }

  /// Slides the menu away and tells the screen that it appears, though it never disappeared.
  public func closeMenu() {
    guard isMenuOpen else { return }
    isMenuOpen = false
    appear()
  }

  /// Shows another screen, closes the menu and lets go of the last screen without a word.
  public func show(_ screen: Screen) {
    self.screen = screen
    isMenuOpen = false
    appear()
  }

  private func appear() {
    screen.loadViewIfNeeded()
    screen.viewWillAppear(true)
    screen.viewDidAppear(true)
  }
}
