/// The stand-in for `UITableViewDataSource`: says what a table shows.
public protocol TableViewDataSource: AnyObject {
  /// Says how many rows there are.
  func numberOfRows(in tableView: TableView) -> Int

  /// Gives the cell for a row, a reused one where there is one:
  /// see ``TableView/dequeueReusableCell(withIdentifier:)``.
  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell
}

/// The stand-in for `UITableViewDelegate`: hears of rows that come, go and are tapped.
///
/// What ``TextFieldDelegate`` says of optional methods holds here too.
public protocol TableViewDelegate: AnyObject {
  /// Hears that a cell is about to be seen.
  func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int)

  /// Hears that a cell is no longer seen; it may be reused from now on.
  func tableView(_ tableView: TableView, didEndDisplaying cell: TableViewCell, forRow row: Int)

  /// Hears that the user has tapped a row.
  func tableView(_ tableView: TableView, didSelectRow row: Int)
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(_ tableView: TableView, willDisplay cell: TableViewCell, forRow row: Int) {}

  /// Does nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell, forRow row: Int
  ) {}

  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRow row: Int) {}
}
