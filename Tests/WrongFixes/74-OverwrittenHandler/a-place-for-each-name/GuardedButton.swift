import Controls

/// A button whose tap counts only under conditions.
final class GuardedButton: Button {
  private var isAllowed: () -> Bool = { true }
  private var isForbidden: () -> Bool = { false }

  /// Lets a tap count only if `condition` holds at the time.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func requires(_ condition: @escaping () -> Bool) -> HandlerToken {
    isAllowed = condition
    return HandlerToken { [weak self] in self?.isAllowed = { true } }
  }

  /// Lets a tap count only if `condition` does not hold.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func forbids(_ condition: @escaping () -> Bool) -> HandlerToken {
    isForbidden = condition
    return HandlerToken { [weak self] in self?.isForbidden = { false } }
  }

  override func sendActions(for events: Control.Event) {
    guard !events.contains(.touchUpInside) || (isAllowed() && !isForbidden()) else { return }
    super.sendActions(for: events)
  }
}
