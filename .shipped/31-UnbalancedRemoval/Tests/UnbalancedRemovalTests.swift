import Controls
import KataTesting
import KeyValueObserving
import Testing

@testable import UnbalancedRemoval

@Suite(.kata) struct UnbalancedRemovalTests {
  let pages = ["news", "help", "shop"].map(WebPage.init(host:))

  @Suite struct Hazard {
    let scene = UnbalancedRemovalTests()

    @Test func `a window with a tab that nobody has opened can be closed`() {
      let other = scene.openWindow()
      other.select(other.screens[1])
      var window: BrowserTabs? = scene.openWindow()
      if let window { window.select(window.screens[0]) }
      weak let neverOpened = window?.screens[1]
      Timeline.current.note("the user has opened one tab of three and closes the window")
      expectNoFaults(
        "The user closes a window that has a tab never looked at, and the app stops.",
        expected: "the tab goes like any other", pitfall: "unbalanced removal"
      ) { window = nil }
      keepAlive(other)
      #expect(
        window == nil && neverOpened == nil,
        .diagnosis(
          "Each window that is closed leaves the tabs behind that nobody has looked at.",
          seen: "a tab alive after its window closed", expected: "no tab",
          pitfall: "a screen kept alive instead of an observation balanced"))
    }

    @Test func `a second tap on the cross of a tab does nothing`() {
      let window = scene.openWindow()
      let news = window.screens[0]
      window.select(news)
      window.close(news)
      expectNoFaults(
        "The user taps the cross of a tab twice, because the first tap shows no effect at once.",
        expected: "the second tap finds nothing to end", pitfall: "unbalanced removal"
      ) {
        window.close(news)
        // Whoever has the screen may close it, and not only its window.
        news.close()
      }
    }

    @Test func `a tab loaded again after a memory warning draws each step once`() {
      let window = scene.openWindow()
      window.select(window.screens[0])
      window.select(window.screens[1])
      window.didReceiveMemoryWarning()
      window.select(window.screens[0])
      let draws = scene.draws(of: window.screens[0]) { scene.pages[0].estimatedProgress = 0.5 }
      keepAlive(window)
      #expect(
        draws == 1,
        .diagnosis(
          "A tab that was unloaded to save memory comes back, and its bar does everything twice.",
          seen: "\(draws) draws for 1 step of the page", expected: "1 draw",
          pitfall: "unbalanced removal"))
    }

    @Test func `a tab closed before anybody opened it follows its page when it is reopened`() {
      let window = scene.openWindow()
      let news = window.screens[0]
      expectNoFaults(
        "The user closes a tab that was never opened, then brings it back and closes it.",
        expected: "a tab that has nothing to end, and then an ordinary one",
        pitfall: "unbalanced removal"
      ) {
        window.close(news)
        window.close(news)
        window.reopenLastClosed()
      }
      #expect(scene.draws(of: news) { scene.pages[0].estimatedProgress = 0.5 } == 1)
      window.close(news)
      let isObserved = scene.pages[0].observationInfo != nil
      #expect(
        !isObserved,
        .diagnosis(
          "A tab that was closed too often once is never closed again.",
          seen: "a closed tab that its page still tells", expected: "nobody",
          pitfall: "unbalanced removal"))
    }
  }

  @Suite struct Behaviour {
    let scene = UnbalancedRemovalTests()

    @Test(arguments: [[0.5], [0.1, 0.7, 1], [0.3, 0.3]])
    func `the bar of an open tab draws every step of its page`(steps: [Double]) {
      let window = scene.openWindow()
      window.select(window.screens[0])
      let first = window.screens[0].progressBar.drawn
      for step in steps { scene.pages[0].estimatedProgress = step }
      #expect(window.screens[0].progressBar.drawn == first + steps)
      #expect(window.screens[1].progressBar.drawn.isEmpty)
      keepAlive(window)
    }

    @Test func `a tab that is opened shows at once how much of its page is there`() {
      let window = scene.openWindow()
      scene.pages[0].estimatedProgress = 0.4
      window.select(window.screens[0])
      #expect(window.screens[0].progressBar.drawn.last == 0.4)
      keepAlive(window)
    }

    @Test func `a tab that nobody has opened draws nothing`() {
      let window = scene.openWindow()
      for page in scene.pages { page.estimatedProgress = 0.5 }
      keepAlive(window)
      let drawn = window.screens.map(\.progressBar.drawn.count)
      #expect(
        drawn == [0, 0, 0],
        .diagnosis(
          "Tabs that nobody looks at draw into views that are not there.",
          seen: "\(drawn.reduce(0, +)) draws", expected: "0", pitfall: "work for nobody"))
    }

    @Test func `a closed tab draws nothing, and a reopened one again`() {
      let window = scene.openWindow()
      let news = window.screens[0]
      window.select(news)
      window.close(news)
      let draws = scene.draws(of: news) { scene.pages[0].estimatedProgress = 0.5 }
      #expect(
        draws == 0,
        .diagnosis(
          "A tab that was closed goes on to work.", seen: "\(draws) draws after the tab closed",
          expected: "0", pitfall: "observation without an end"))
      window.reopenLastClosed()
      #expect(scene.draws(of: news) { scene.pages[0].estimatedProgress = 0.7 } == 1)
      keepAlive(window)
    }

    @Test func `a tab that was unloaded and not looked at again leaves nobody listening`() {
      var window: BrowserTabs? = scene.openWindow()
      for screen in window?.screens ?? [] { window?.select(screen) }
      window?.didReceiveMemoryWarning()
      #expect(
        window?.screens.map(\.isViewLoaded) == [false, false, true],
        .diagnosis(
          "Memory is low, and the views that nobody sees are kept.",
          seen: "\(window?.screens.count(where: \.isViewLoaded) ?? 0) views", expected: "1 view",
          pitfall: "a feature deleted instead of an observation balanced"))
      weak let news = window?.screens.first
      window = nil
      #expect(news == nil)
      let left = scene.pages.count { $0.observationInfo != nil }
      #expect(
        left == 0,
        .diagnosis(
          "A window is closed whose tabs had been unloaded to save memory.",
          seen: "\(left) pages that still tell their tab", expected: "0 of 3",
          pitfall: "a flag that says something else"))
    }

    @Test func `two windows follow one page and leave one by one`() {
      let windows = [scene.openWindow(), scene.openWindow()]
      let tabs = windows.map { $0.screens[2] }
      for (window, tab) in zip(windows, tabs) { window.select(tab) }
      windows[0].close(tabs[0])
      let draws = tabs.map { $0.progressBar.drawn.count }
      scene.pages[2].estimatedProgress = 0.5
      #expect(tabs.map { $0.progressBar.drawn.count } == [draws[0], draws[1] + 1])
      keepAlive(windows[0], windows[1])
    }
  }

  func openWindow() -> BrowserTabs {
    for page in pages { page.label = page.host }
    let window = BrowserTabs(pages: pages)
    for screen in window.screens { screen.label = "\(screen.page.host) tab" }
    return window
  }

  /// How often a tab draws while `body` runs.
  func draws(of screen: WebPageScreen, _ body: () -> Void) -> Int {
    let before = screen.progressBar.drawn.count
    body()
    return screen.progressBar.drawn.count - before
  }
}
