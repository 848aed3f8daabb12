import Controls

/// A button whose tap counts only under conditions.
final class GuardedButton: Button {
  /// A condition, which is itself and no other.
  private final class Condition {
    let holds: () -> Bool

    init(_ holds: @escaping () -> Bool) {
      self.holds = holds
    }
  }

  private var conditions: [Condition] = []

  /// Lets a tap count only if `condition` holds at the time.
  ///
  /// - Returns: What takes the condition back.
  @discardableResult
  func requires(_ condition: @escaping () -> Bool) -> HandlerToken {
    let entry = Condition(condition)
    conditions.append(entry)
    return HandlerToken { [weak self, weak entry] in
      self?.conditions.removeAll { $0 === entry }
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
