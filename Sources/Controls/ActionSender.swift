/// What sends actions: a marker, whose extensions can speak of the sender's own class as `Self`.
///
/// A method of the class itself cannot: there `self` is a ``Control``, whatever its class.
public protocol ActionSender: AnyObject {}

extension ActionSender where Self: Control {
  /// Calls `action` on `target`, with the control as the sender, when one of `events` happens.
  ///
  ///     button.addTarget(self, action: Screen.open(_:), for: .touchUpInside)
  ///
  /// - Parameters:
  ///   - target: The object to call. It is not retained.
  ///   - action: A method of the target's class that takes the sender, which comes with the type
  ///     that `addTarget` saw, or with a more general one.
  ///   - events: The events to call it for.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (Self) -> Void, for events: Control.Event
  ) {
    // The entry is a part of the sender, which therefore outlives it: no cast, no cycle.
    targetActions.append(
      TargetAction(target: target, events: events) { [weak target, unowned self] in
        guard let target else { return }
        action(target)(self)
      })
  }
}
