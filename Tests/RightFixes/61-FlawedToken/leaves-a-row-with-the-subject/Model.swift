import KeyValueObserving

/// What the app's screens show and follow.
class Model: KVOObject {
  /// Those who observe the model for somebody's token.
  private var rows: [Row] = []

  func addRow(keyPath: String, handler: @escaping (Any?, Any?) -> Void) -> Row {
    let row = Row(keyPath: keyPath, handler: handler)
    rows.append(row)
    addObserver(row, forKeyPath: keyPath, options: [.old, .new], context: nil)
    return row
  }

  func removeRow(_ row: Row) {
    guard let index = rows.firstIndex(where: { $0 === row }) else { return }
    removeObserver(row, forKeyPath: row.keyPath, context: nil)
    rows.remove(at: index)
  }

  deinit {
    for row in rows { removeObserver(row, forKeyPath: row.keyPath, context: nil) }
  }
}
