import Controls

/// A button whose tap counts only under conditions.
final class GuardedButton: Button {
  private var isAllowed: () -> Bool = { true }

  /// Lets a tap count only if `condition` holds at the time.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func requires(_ condition: @escaping () -> Bool) -> HandlerToken {
    let earlier = isAllowed
    let flag = StopFlag()
    isAllowed = { earlier() && (flag.isStopped || condition()) }
    return HandlerToken { flag.isStopped = true }
  }

  /// Lets a tap count only if `condition` does not hold.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func forbids(_ condition: @escaping () -> Bool) -> HandlerToken {
    requires { !condition() }
  }

  override func sendActions(for events: Control.Event) {
    guard !events.contains(.touchUpInside) || isAllowed() else { return }
    super.sendActions(for: events)
  }
}
