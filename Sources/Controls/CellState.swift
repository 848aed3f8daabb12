public import KeyValueObserving

/// What a table wants of a row for the moment.
///
/// It can be observed. Who comes without Key-Value Observing, as ``LibraryCell`` does in one of its
/// releases, is told by a closure.
public final class CellState: KVOObject {
  /// Whether the table lets the user move and delete rows.
  @Dynamic public var isEditing = false {
    didSet { onChange?() }
  }

  /// Whether the user's finger is on the row.
  @Dynamic public var isHighlighted = false {
    didSet { onChange?() }
  }

  var onChange: (() -> Void)?
}
