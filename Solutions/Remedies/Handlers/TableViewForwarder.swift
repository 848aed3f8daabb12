import Controls

/// The delegate of a table with handlers; see ``TextFieldForwarder``.
final class TableViewForwarder: TableViewDelegate, DelegateChangeListener {
  let willDisplay = HandlerList<(TableViewCell, Int) -> Void>()
  let didEndDisplaying = HandlerList<(TableViewCell, Int) -> Void>()
  let didSelect = HandlerList<(Int) -> Void>()

  /// A method of the delegate with its arguments.
  enum Method: Equatable {
    case willDisplay(ObjectIdentifier, Int)
    case didEndDisplaying(ObjectIdentifier, Int)
    case didSelect(Int)
  }

  let chain = DelegateChain<any TableViewDelegate, Method>()
  private var isTakingPlace = false

  private init() {}

  /// The forwarder of `table`, made and put in its place when it is first asked for.
  static func of(_ table: TableView) -> TableViewForwarder {
    if let existing = table.attachments[TableViewForwarder.self] { return existing }
    let forwarder = TableViewForwarder()
    table.attachments[TableViewForwarder.self] = forwarder
    forwarder.takePlace(in: table)
    return forwarder
  }

  func delegateDidChange(of owner: AnyObject) {
    guard let table = owner as? TableView, !isTakingPlace, table.delegate !== self else { return }
    takePlace(in: table)
  }

  private func takePlace(in table: TableView) {
    isTakingPlace = true
    chain.setNewest(table.delegate) { [weak delegate = table.delegate] in delegate }
    table.delegate = self
    isTakingPlace = false
  }
}

extension TableViewForwarder {
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {
    chain.tell(
      .willDisplay(ObjectIdentifier(cell), row), willDisplay, with: { $0(cell, row) },
      then: { $0.tableView(tableView, willDisplay: cell, forRow: row) })
  }

  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRow row: Int) {
    chain.tell(
      .didEndDisplaying(ObjectIdentifier(cell), row), didEndDisplaying, with: { $0(cell, row) },
      then: { $0.tableView(tableView, didEndDisplaying: cell, forRow: row) })
  }

  func tableView(_ tableView: TableView, didSelectRow row: Int) {
    chain.tell(
      .didSelect(row), didSelect, with: { $0(row) },
      then: { $0.tableView(tableView, didSelectRow: row) })
  }
}
