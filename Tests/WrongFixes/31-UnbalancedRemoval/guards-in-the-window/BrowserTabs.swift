// Rejected by: a second tap on the cross of a tab does nothing
// Misconception: the window closes its tabs, so the window is the place that has to ask first.

import Controls

/// A window's tabs: each has a screen, and only one that is selected loads its view.
final class BrowserTabs {
  private(set) var screens: [WebPageScreen]

  private var selected: WebPageScreen?
  private var lastClosed: WebPageScreen?

  init(pages: [WebPage]) {
    screens = pages.map(WebPageScreen.init(page:))
  }

  /// Brings a tab to the front.
  func select(_ screen: WebPageScreen) {
    selected = screen
    screen.loadViewIfNeeded()
  }

  /// Closes a tab.
  ///
  /// It stays at hand for ``reopenLastClosed()``. A double tap on the cross comes here twice.
  func close(_ screen: WebPageScreen) {
    if !screen.isClosed { screen.close() }
    screens.removeAll { $0 === screen }
    lastClosed = screen
    if selected === screen { selected = nil }
  }

  /// Brings back the tab that was closed last.
  func reopenLastClosed() {
    guard let screen = lastClosed else { return }
    lastClosed = nil
    screens.append(screen)
    select(screen)
  }

  /// Gives up the views that nobody sees.
  func didReceiveMemoryWarning() {
    for screen in screens where screen !== selected { screen.unloadView() }
  }
}
