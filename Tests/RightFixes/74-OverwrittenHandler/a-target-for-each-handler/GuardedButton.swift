import Controls

/// A button whose tap counts only under conditions.
final class GuardedButton: Button {
  private var conditions: [(number: Int, holds: () -> Bool)] = []
  private var given = 0

  /// Lets a tap count only if `condition` holds at the time.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func requires(_ condition: @escaping () -> Bool) -> HandlerToken {
    given += 1
    conditions.append((given, condition))
    return HandlerToken { [weak self, given] in
      self?.conditions.removeAll { $0.number == given }
    }
  }

  /// Lets a tap count only if `condition` does not hold.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func forbids(_ condition: @escaping () -> Bool) -> HandlerToken {
    requires { !condition() }
  }

  override func sendActions(for events: Control.Event) {
    guard !events.contains(.touchUpInside) || conditions.allSatisfy({ $0.holds() }) else { return }
    super.sendActions(for: events)
  }
}
