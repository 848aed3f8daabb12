import Controls
import Testing

@Suite struct DelegateChangeListenerTests {
  final class Listener: DelegateChangeListener {
    var heard: [ObjectIdentifier] = []

    func delegateDidChange(of owner: AnyObject) {
      heard.append(ObjectIdentifier(owner))
    }
  }

  final class Plain: TextViewDelegate, GestureRecognizerDelegate, TableViewDelegate {
    func tapped(_ item: BarButtonItem) {}
  }

  @Test func `every object with one delegate tells of another, and not of the same one again`() {
    let view = TextView()
    let gesture = GestureRecognizer()
    let table = TableView(visibleRowCount: 1)
    let listener = Listener()
    let plain = Plain()
    view.attachments[Listener.self] = listener
    gesture.attachments[Listener.self] = listener
    table.attachments[Listener.self] = listener
    for delegate in [plain, plain, nil] {
      view.delegate = delegate
      gesture.delegate = delegate
      table.delegate = delegate
    }
    let owners = [view, gesture, table].map { ObjectIdentifier($0 as AnyObject) }
    #expect(listener.heard == owners + owners)
  }

  @Test func `a bar button tells of another target and of none`() {
    let item = BarButtonItem(title: "Done")
    let listener = Listener()
    let plain = Plain()
    item.attachments[Listener.self] = listener
    item.setTarget(plain, action: Plain.tapped)
    #expect(item.target === plain && listener.heard.count == 1)
    item.removeTarget()
    item.removeTarget()
    #expect(item.target == nil && listener.heard.count == 2)
  }
}
