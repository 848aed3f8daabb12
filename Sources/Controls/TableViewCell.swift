public import KeyValueObserving

/// The stand-in for `UITableViewCell`: a row that a table shows for one thing now, for another later.
open class TableViewCell: KVOObject {
  /// What a table finds the cell by when it needs one to reuse.
  public let reuseIdentifier: String?

  /// Creates a cell that a table can reuse.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init()
  }

  /// Creates a cell that is used once.
  public override init() {
    reuseIdentifier = nil
    super.init()
  }

  /// Takes back what the cell shows, before a table gives it something else to show.
  ///
  /// A table does not call it for a cell's last row: a cell that is thrown away is not reused.
  open func prepareForReuse() {}
}
