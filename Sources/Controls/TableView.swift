public import KeyValueObserving

/// The stand-in for `UITableView`: shows some of many rows, and uses the cells of those that left for
/// those that come.
///
/// A test plays the user, who scrolls and taps. It differs from UIKit in these points:
///
/// - There is one section, so that a row is a number and the methods say `Row` for `RowAt`.
/// - A few rows are seen, all of one height; none is made ready before it is seen.
/// - Of several cells that wait, the one that has waited longest is reused. UIKit promises no order.
open class TableView: KVOObject {
  /// Says what is shown; the table does not retain it.
  open weak var dataSource: (any TableViewDataSource)?

  /// Hears what the user does; the table does not retain it.
  open weak var delegate: (any TableViewDelegate)? {
    didSet { if delegate !== oldValue { attachments.announceDelegateChange(of: self) } }
  }

  /// What others keep in the table.
  public final var attachments = Attachments()

  /// How many rows the screen has room for.
  public let visibleRowCount: Int

  private var rows: [(row: Int, cell: TableViewCell)] = []
  private var waiting: [TableViewCell] = []
  private var makers: [String: () -> TableViewCell] = [:]

  /// Creates a table with room for some rows; it shows nothing until ``reloadData()``.
  public init(visibleRowCount: Int) {
    self.visibleRowCount = visibleRowCount
    super.init()
  }

  /// The cells that are seen, from the top to the bottom.
  public var visibleCells: [TableViewCell] { rows.map(\.cell) }

  /// The cell of a row; nil if the row is not seen.
  public func cellForRow(at row: Int) -> TableViewCell? {
    rows.first { $0.row == row }?.cell
  }

  /// The row that a cell is seen in; nil if it waits for reuse.
  public func row(for cell: TableViewCell) -> Int? {
    rows.first { $0.cell === cell }?.row
  }

  /// Says how to make a cell where none waits.
  ///
  /// UIKit takes a class; a class in Swift has the initializers that it likes, hence a closure.
  public func register(
    forCellReuseIdentifier identifier: String, _ make: @escaping () -> TableViewCell
  ) {
    makers[identifier] = make
  }

  /// A cell to fill: one that waits, prepared for reuse, or else a new one.
  ///
  /// - Returns: The cell; nil if none waits and nothing is registered.
  public func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let index = waiting.firstIndex(where: { $0.reuseIdentifier == identifier }) else {
      return makers[identifier]?()
    }
    let cell = waiting.remove(at: index)
    cell.prepareForReuse()
    return cell
  }

  /// Asks for everything anew, beginning at the row that is the first now.
  public func reloadData() {
    let first = rows.first?.row ?? 0
    leaveRows { _ in true }
    showRows(from: first)
  }

  /// Fills the rows again that are seen, each in the cell that it has; none is prepared for reuse.
  ///
  /// UIKit's name is `reconfigureRows(at:)`, and there the data source is asked as well, which gets
  /// the same cell back; here `configure` fills it.
  public func reconfigureRows(_ configure: (_ cell: TableViewCell, _ row: Int) -> Void) {
    for (row, cell) in rows { configure(cell, row) }
  }

  /// Scrolls as a user would, until `row` is the first, or the last row is seen.
  public func scroll(toRow row: Int) {
    let first = firstRow(nearest: row)
    leaveRows { !(first..<first + visibleRowCount).contains($0) }
    showRows(from: first)
  }

  /// Taps a row as a user would; one that is not seen cannot be tapped.
  public func tapRow(at row: Int) {
    guard cellForRow(at: row) != nil else { return }
    delegate?.tableView(self, didSelectRow: row)
  }

  private func leaveRows(where leaves: (Int) -> Bool) {
    let left = rows.filter { leaves($0.row) }
    rows.removeAll { leaves($0.row) }
    waiting += left.map(\.cell)
    for (row, cell) in left {
      delegate?.tableView(self, didEndDisplaying: cell, forRow: row)
    }
  }

  /// The row nearest to `row` that can be the first one on the screen.
  private func firstRow(nearest row: Int) -> Int {
    let count = dataSource?.numberOfRows(in: self) ?? 0
    return min(max(row, 0), max(count - visibleRowCount, 0))
  }

  private func showRows(from row: Int) {
    guard let dataSource else { return }
    let first = firstRow(nearest: row)
    let end = min(first + visibleRowCount, dataSource.numberOfRows(in: self))
    for row in first..<end where cellForRow(at: row) == nil {
      let cell = dataSource.tableView(self, cellForRow: row)
      delegate?.tableView(self, willDisplay: cell, forRow: row)
      let index = rows.firstIndex { $0.row > row } ?? rows.endIndex
      rows.insert((row, cell), at: index)
    }
  }
}
