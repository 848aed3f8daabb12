import Controls
import Testing

@Suite struct NavigationContainerTests {
  private let transcript = Transcript()
  private let navigation: NavigationContainer

  init() {
    navigation = NavigationContainer(root: LoggedScreen("list", transcript))
  }

  @Test func `the first screen appears with its window`() {
    #expect(transcript.lines == ["list did load", "list will appear", "list did appear"])
    #expect(navigation.pop() == nil)
    navigation.beginSwipeBack()
    #expect(!navigation.isSwipingBack)
    #expect(transcript.lines.count == 3)
  }

  @Test func `going forward and back exchanges the screens in pairs`() {
    navigation.push(LoggedScreen("page", transcript))
    #expect(
      transcript.lines.dropFirst(3) == [
        "page did load", "list will disappear", "page will appear", "list did disappear",
        "page did appear",
      ])
    transcript.lines = []
    let page = navigation.pop()
    #expect(page?.title == "page")
    #expect(transcript.lines == Self.back)
    #expect(navigation.topScreen.title == "list")
  }

  @Test func `a swipe all the way is told like the button`() {
    pushPage()
    navigation.beginSwipeBack()
    #expect(navigation.isSwipingBack)
    #expect(navigation.screens.count == 2)
    let page = navigation.finishSwipeBack()
    #expect(page?.title == "page")
    #expect(transcript.lines == Self.back)
    #expect(navigation.finishSwipeBack() == nil)
    #expect(navigation.screens.count == 1)
  }

  @Test func `a swipe half way is told as if both screens had nearly changed places`() {
    pushPage()
    navigation.beginSwipeBack()
    navigation.cancelSwipeBack()
    navigation.cancelSwipeBack()
    #expect(
      transcript.lines == [
        "page will disappear", "list will appear",
        "list will disappear", "page will appear", "list did disappear", "page did appear",
      ])
    #expect(navigation.topScreen.title == "page")
    #expect(!navigation.isSwipingBack)
  }

  @Test func `a screen that was left is released`() {
    weak let page = pushPage()
    navigation.pop()
    #expect(page == nil)
  }

  private static let back = [
    "page will disappear", "list will appear", "page did disappear", "list did appear",
  ]

  @discardableResult
  private func pushPage() -> Screen {
    let page = LoggedScreen("page", transcript)
    navigation.push(page)
    transcript.lines = []
    return page
  }
}
