import Controls
import Testing

@Suite struct BarButtonItemTests {
  final class Screen {
    var calls: [String] = []

    func save(_ sender: BarButtonItem) { calls.append("save by \(sender.title ?? "")") }
    func close(_ sender: BarButtonItem) { calls.append("close") }
  }

  @Test func `there is one target, and another replaces it`() {
    let first = Screen()
    let second = Screen()
    let item = BarButtonItem(title: "Done", target: first, action: Screen.save)
    item.tap()
    item.setTarget(second, action: Screen.close)
    item.tap()
    #expect(item.target === second)
    #expect(first.calls == ["save by Done"] && second.calls == ["close"])
    item.removeTarget()
    item.tap()
    #expect(second.calls == ["close"])
  }

  @Test func `the target is not retained, nor is the item by its action`() {
    var screen: Screen? = Screen()
    var item: BarButtonItem? = screen.map {
      BarButtonItem(title: "Done", target: $0, action: Screen.save)
    }
    weak let closed = screen
    weak let gone = item
    screen = nil
    #expect(closed == nil && item?.target == nil)
    item?.tap()
    item = nil
    #expect(gone == nil)
  }

  @Test func `a disabled item stays silent`() {
    let screen = Screen()
    let item = BarButtonItem(title: nil, target: screen, action: Screen.close)
    item.isEnabled = false
    item.tap()
    #expect(screen.calls == [])
  }
}
