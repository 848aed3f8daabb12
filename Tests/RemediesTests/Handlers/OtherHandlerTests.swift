import Controls
import Remedies
import Testing

/// Handlers of what is no text field: values, buttons in bars, gestures, tables.
@Suite struct OtherHandlerTests {
  final class Log {
    var lines: [String] = []
  }

  final class MarkedItem: BarButtonItem {
    var isMarked = false
  }

  /// The app's own target and delegate.
  final class Own: GestureRecognizerDelegate, TableViewDelegate {
    let name: String
    let log: Log
    var allows = true

    init(_ log: Log, as name: String = "own") {
      self.name = name
      self.log = log
    }

    func tapped(_ item: BarButtonItem) { log.lines.append(name) }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
      log.lines.append(name)
      return allows
    }
    func tableView(_ tableView: TableView, didSelectRow row: Int) {
      log.lines.append("\(name) \(row)")
    }
    func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
      log.lines.append("\(name) shows \(row)")
    }
  }

  @Test func `a switch and a slider give their value with themselves`() {
    let log = Log()
    let control = Switch()
    let slider = Slider()
    let token = control.onChange { control, isOn in
      log.lines.append("\(isOn) \(control.isOn)")
    }.token
    slider.onChange { slider, value in log.lines.append("\(value) \(slider.maximumValue)") }
    control.flip()
    slider.drag(to: 0.25, 0.5)
    token.stop()
    control.flip()
    #expect(log.lines == ["true true", "0.25 1.0", "0.5 1.0"])
  }

  @Test func `a bar button has several handlers, its own class, and tokens`() {
    let log = Log()
    let item = MarkedItem(title: "Done")
    let first = item.onTap { item in
      item.isMarked = true
      log.lines.append("first")
    }.token
    item.onTap { _ in log.lines.append("second") }
    item.tap()
    first.stop()
    item.tap()
    #expect(log.lines == ["first", "second", "second"] && item.isMarked)
  }

  @Test func `the target of a bar button is called after the handlers, set before or later`() {
    let log = Log()
    let before = Own(log, as: "before")
    let after = Own(log, as: "after")
    let item = BarButtonItem(title: "Done", target: before, action: Own.tapped)
    item.onTap { _ in log.lines.append("handler") }
    item.tap()
    item.setTarget(after, action: Own.tapped)
    #expect(item.targetOfApp === after)
    item.tap()
    item.removeTarget()
    item.tap()
    #expect(log.lines == ["handler", "before", "handler", "after", "handler"])
    #expect(item.targetOfApp == nil)
  }

  @Test func `a bar button keeps its handlers and not its target, and is released with them`() {
    let log = Log()
    var own: Own? = Own(log)
    weak let gone = own
    var item: MarkedItem? = MarkedItem(title: "Done")
    weak let seen = item
    own.map { item?.setTarget($0, action: Own.tapped) }
    item?.onTap { item in item.isMarked = true }
    own = nil
    #expect(gone == nil)
    item?.tap()
    #expect(item?.isMarked == true)
    item = nil
    #expect(seen == nil)
  }

  @Test func `a gesture tells its handlers each step, or its end`() {
    let log = Log()
    let gesture = GestureRecognizer()
    let steps = gesture.onStep { gesture in log.lines.append("\(gesture.state)") }.token
    gesture.onRecognize { _ in log.lines.append("recognized") }
    gesture.begin()
    gesture.change()
    gesture.end()
    steps.stop()
    gesture.begin()
    gesture.cancel()
    gesture.recognize()
    #expect(log.lines == ["began", "changed", "ended", "recognized", "recognized"])
  }

  @Test(arguments: [true, false])
  func `whether a gesture begins is for the handlers and the app's delegate to agree`(
    isBefore: Bool
  ) {
    let log = Log()
    let own = Own(log)
    let gesture = GestureRecognizer()
    if isBefore { gesture.delegate = own }
    let token = gesture.shouldBegin { _ in false }.token
    if !isBefore { gesture.delegate = own }
    #expect(gesture.delegateOfApp === own)
    gesture.recognize()
    #expect(log.lines.isEmpty, "The first refusal is final.")
    gesture.onRecognize { _ in log.lines.append("recognized") }
    token.stop()
    gesture.recognize()
    own.allows = false
    gesture.recognize()
    #expect(log.lines == ["own", "recognized", "own"])
  }

  final class List: TableViewDataSource {
    func numberOfRows(in tableView: TableView) -> Int { 5 }
    func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
      tableView.dequeueReusableCell(withIdentifier: "row") ?? TableViewCell(reuseIdentifier: "row")
    }
  }

  @Test func `a table tells its handlers and then the app's delegate`() {
    let log = Log()
    let list = List()
    let own = Own(log)
    let table = TableView(visibleRowCount: 2)
    table.dataSource = list
    table.onSelect { _, row in log.lines.append("select \(row)") }
    table.delegate = own
    let shows = table.onDisplay { table, _, row in
      log.lines.append("show \(row) of \(table.visibleRowCount)")
    }.token
    table.onEndDisplay { _, _, row in log.lines.append("end \(row)") }
    table.reloadData()
    table.tapRow(at: 1)
    shows.stop()
    table.scroll(toRow: 1)
    #expect(
      log.lines == [
        "show 0 of 2", "own shows 0", "show 1 of 2", "own shows 1", "select 1", "own 1", "end 0",
        "own shows 2",
      ])
    #expect(table.delegateOfApp === own)
    withExtendedLifetime(list) {}
  }

  @Test func `gestures and tables with handlers are released, with what those captured`() {
    var log: Log? = Log()
    weak let captured = log
    var gesture: GestureRecognizer? = GestureRecognizer()
    var table: TableView? = TableView(visibleRowCount: 1)
    weak let seenGesture = gesture
    weak let seenTable = table
    gesture?.onStep { [log] gesture in log?.lines.append("\(gesture.state)") }
    gesture?.shouldBegin { $0.isEnabled }
    table?.onSelect { [log] table, row in log?.lines.append("\(row) of \(table.visibleRowCount)") }
    gesture?.recognize()
    log = nil
    #expect(captured?.lines == ["ended"])
    gesture = nil
    table = nil
    #expect(seenGesture == nil && seenTable == nil && captured == nil)
  }
}
