import KeyValueObserving

/// One observation: it lasts as long as the token is kept, and ends for good when it is stopped.
///
/// ```swift
/// token = document.observe(\.isFavorite) { [weak self] document, _ in
///   self?.star.isSelected = document.isFavorite
/// }
/// ```
///
/// The token keeps its handler, and the handler what it captures; nothing keeps the subject. Hence
/// the subject, the token and its owner may die in any order. One cycle is left to the caller: an
/// owner that keeps the token, whose handler keeps the owner. That is what `[weak self]` is for.
///
/// Stopping lets go of the handler, is harmless a second time, and is allowed anywhere: on another
/// thread, and inside the handler, whose call then goes on to its end with all that it captured.
/// A call that another thread has begun may still be under way when ``stop()`` returns.
public final class ObservationToken: Sendable {
  /// Nil for an observation that the model refused with a fault.
  private let row: HandlerRegistration?

  init(_ row: HandlerRegistration?) {
    self.row = row
  }

  // Not by way of a property or of anything that a subclass could override.
  deinit {
    row?.remove()
  }

  /// Ends the observation and releases its handler.
  public func stop() {
    row?.remove()
  }

  /// Whether changes still reach the handler: not after ``stop()``, nor when the subject is gone.
  public var isActive: Bool {
    row?.isActive ?? false
  }
}
