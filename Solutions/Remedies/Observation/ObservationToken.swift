import KeyValueObserving

/// An observation that lasts as long as its owner keeps it.
///
/// ```swift
/// final class DocumentCell: TableViewCell {
///   private var favorite: ObservationToken?
///
///   func show(_ document: Document) {
///     favorite.replace { document.observe(\.isFavorite) { [weak self] document, _ in
///       self?.star.isSelected = document.isFavorite
///     } }
///   }
/// }
/// ```
///
/// The contract:
/// - The token retains its closure until it stops, and nothing else: not the subject, and not the
///   owner, unless the closure does.
/// - It stops when it dies or when ``stop()`` is called; the second time does nothing. Stopping lets
///   go of the closure. A call that is under way on any thread goes on to its end, and no other
///   begins.
/// - Subject, owner and token may die in any order.
/// - Stopping, dropping or replacing the token is allowed inside its own closure.
///
/// It is the idea of ETRKVO, one object for one observation, without the defects of the published
/// class: a subject that dangles, a closure that outlives the observation or is swapped under way,
/// and a token of a nil subject that looks alive.
public final class ObservationToken: Sendable {
  private let row: HandlerRegistration?

  init(_ row: HandlerRegistration?) {
    self.row = row
  }

  deinit {
    row?.remove()
  }

  /// Whether changes still reach the closure: false once it is stopped or its subject is gone.
  public var isActive: Bool { row?.isActive ?? false }

  /// Ends the observation and lets go of the closure; does nothing the second time.
  public func stop() {
    row?.remove()
  }
}

extension ObservationToken? {
  /// Stops the observation, and only then begins the next, so that no change is heard twice.
  ///
  /// An assignment alone makes the new token while the old one still lives.
  ///
  /// - Parameter begin: Makes the next token; nil for none.
  public mutating func replace(_ begin: () -> ObservationToken?) {
    self?.stop()
    self = nil
    self = begin()
  }
}
