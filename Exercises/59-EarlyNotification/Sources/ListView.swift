/// The rows that the user sees, at most one of them selected.
final class ListView {
  private(set) var rows: [String] = []
  private(set) var selectedRow: Int?

  /// How often the rows were drawn anew.
  private(set) var reloadCount = 0

  /// Draws all rows anew, none of them selected.
  func reload(_ rows: [String]) {
    self.rows = rows
    selectedRow = nil
    reloadCount += 1
  }

  /// Selects a row; nil, or one that is not there, stands for none.
  func selectRow(_ row: Int?) {
    selectedRow = row.flatMap { rows.indices.contains($0) ? $0 : nil }
  }
}
