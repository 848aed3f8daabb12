import Controls

/// A button whose tap counts only under conditions.
final class GuardedButton: Button {
  private let conditions = HandlerList<() -> Bool>()

  /// Lets a tap count only if `condition` holds at the time.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func requires(_ condition: @escaping () -> Bool) -> HandlerToken {
    conditions.append(condition)
  }

  /// Lets a tap count only if `condition` does not hold.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func forbids(_ condition: @escaping () -> Bool) -> HandlerToken {
    requires { !condition() }
  }

  override func sendActions(for events: Control.Event) {
    guard !events.contains(.touchUpInside) || conditions.live.allSatisfy({ $0() }) else { return }
    super.sendActions(for: events)
  }
}
