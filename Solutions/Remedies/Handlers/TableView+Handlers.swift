public import Controls

extension TableView: Handling {}

/// What the delegate of a table hears, as closures; the app's own delegate hears it after them.
///
/// A handler here belongs to the table. What a *cell* does belongs to the cell, which is used for one
/// row after another: keep the tokens of its handlers, and stop them before the next row comes.
extension Handling where Self: TableView {
  /// Calls `handler` when the user has tapped a row.
  @discardableResult
  public func onSelect(
    _ handler: @escaping (_ table: Self, _ row: Int) -> Void
  ) -> Installation<Self> {
    install(\.didSelect) { [unowned self] row in handler(self, row) }
  }

  /// Calls `handler` when a cell is about to be seen.
  @discardableResult
  public func onDisplay(
    _ handler: @escaping (_ table: Self, _ cell: TableViewCell, _ row: Int) -> Void
  ) -> Installation<Self> {
    install(\.willDisplay) { [unowned self] cell, row in handler(self, cell, row) }
  }

  /// Calls `handler` when a cell is no longer seen.
  @discardableResult
  public func onEndDisplay(
    _ handler: @escaping (_ table: Self, _ cell: TableViewCell, _ row: Int) -> Void
  ) -> Installation<Self> {
    install(\.didEndDisplaying) { [unowned self] cell, row in handler(self, cell, row) }
  }

  private func install<Handler>(
    _ list: KeyPath<TableViewForwarder, HandlerList<Handler>>, _ handler: Handler
  ) -> Installation<Self> {
    Installation(and: self, token: TableViewForwarder.of(self)[keyPath: list].append(handler))
  }
}

extension TableView {
  /// The delegate that the app has set: what `delegate` is without handlers.
  public var delegateOfApp: (any TableViewDelegate)? {
    guard let forwarder = attachments[TableViewForwarder.self] else { return delegate }
    return forwarder.chain.newest
  }
}
