public import KeyValueObserving

/// The stand-in for a row whose class an app inherits from and cannot change: UIKit's or a library's.
///
/// It stands aside while its table is edited and darkens under the user's finger. There are two
/// releases. From outside they are alike; they differ in how they learn of ``state``:
///
/// - ``Release/three`` has a closure called and takes no part in Key-Value Observing. It does not
///   override `observeValue`, so that a subclass which calls `super` there reaches the root, which
///   raises.
/// - ``Release/four`` observes, and depends on its subclasses to hand its notifications back by
///   calling `super`. It observes nothing but its state. So it takes each call for one of its own,
///   and lays itself out.
///
/// Neither is worse than what is met in the field, and an app cannot choose: the release is the
/// one that the user's system brings.
open class LibraryCell: TableViewCell {
  /// A release of the library.
  public enum Release: Int, CaseIterable, Sendable {
    /// Learns of its state by a closure.
    case three = 3
    /// Observes its state.
    case four
  }

  /// What the table wants of the row.
  public let state = CellState()

  /// How many steps the row stands aside; 1 while it is edited.
  public private(set) var indentation = 0

  /// Whether the row is drawn dark.
  public private(set) var isDark = false

  /// How often the row has laid itself out; the user sees each time as a small jump.
  public private(set) var layouts = 0

  private let release: Release

  /// Creates a row as a release of the library makes it.
  public init(release: Release) {
    self.release = release
    super.init(reuseIdentifier: "LibraryCell")
    switch release {
    case .three:
      state.onChange = { [weak self] in self?.layOut() }
    case .four:
      state.addObserver(self, forKeyPath: "isEditing", context: nil)
      state.addObserver(self, forKeyPath: "isHighlighted", context: nil)
    }
  }

  open override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    switch release {
    case .three:
      // Release 3 has no override: a call of super comes out at the root.
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    case .four:
      layOut()
    }
  }

  deinit {
    guard release == .four else { return }
    state.removeObserver(self, forKeyPath: "isEditing", context: nil)
    state.removeObserver(self, forKeyPath: "isHighlighted", context: nil)
  }

  private func layOut() {
    indentation = state.isEditing ? 1 : 0
    isDark = state.isHighlighted
    layouts += 1
  }
}
