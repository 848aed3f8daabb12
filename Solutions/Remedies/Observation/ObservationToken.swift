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
/// - **Retaining.** The token retains its closure until it has ended, and nothing else: not the
///   subject, and not the owner, unless the closure does.
/// - **Ending.** It ends when ``stop()`` is called, when it dies, or when its subject dies, whichever
///   comes first; what comes later does nothing. Its end lets go of the closure, at once, or after the
///   call that is under way.
/// - **Order of death.** Subject, owner and token may die in any order.
/// - **In its own closure** the token may be stopped, dropped or replaced. The call goes on to its end
///   with everything that the closure has captured.
/// - **Threads.** The closure is called on the thread that makes the change. ``stop()`` may be called
///   on any, and does not wait: a call that is under way on another thread goes on, and no other
///   begins. Beginning an observation reads the subject, and belongs where the subject may be used.
/// - **Dropping.** A token that nobody keeps ends in the line that made it. An unused result is a
///   warning; where `_ =` has silenced it, ``requireOwners(_:)`` makes a fault of it under test.
///
/// It is the idea of ETRKVO, one object for one observation, without the defects of the published
/// class: a subject that dangles, a closure that outlives the observation or is swapped under way,
/// and a token of a nil subject that looks alive.
public final class ObservationToken: Sendable {
  private let row: HandlerRegistration?
  private let drop: TokenDrop?

  init(_ row: HandlerRegistration?, drop: TokenDrop? = nil) {
    self.row = row
    self.drop = drop
  }

  deinit {
    if isActive { drop?.raise() }
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
  /// The property is being changed until `begin` returns. A handler that looks at it in its initial
  /// call ends the program, as every overlapping access does; such an observation is stopped in a
  /// line of its own, and then assigned.
  ///
  /// - Parameter begin: Makes the next token; nil for none.
  public mutating func replace(_ begin: () -> ObservationToken?) {
    self?.stop()
    self = nil
    self = begin()
  }
}
