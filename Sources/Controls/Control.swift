public import KeyValueObserving

/// The stand-in for `UIControl`: tells its targets what the user does.
///
/// A control is headless: a test plays the user, and the control sends what UIKit would send. It
/// differs from UIKit in these points:
///
/// - UIKit's controls belong to the main actor. These belong to nobody and are not `Sendable`, so
///   that a test needs no actor; the compiler still keeps each of them on one thread at a time.
/// - There is no responder chain: a registration without a target does not exist.
/// - An action is a method of the target's class (`Screen.save`), not a selector. A method has no
///   identity in Swift, so that every registration counts, also a repeated one, which UIKit merges;
///   and what is removed is a target, not one of its actions.
open class Control: KVOObject, ActionSender {
  /// Whether the user can use the control.
  ///
  /// Events that the program sends itself are not stopped.
  open var isEnabled = true

  /// Whether the control is drawn as selected.
  open var isSelected = false

  /// A number by which a program may find the control again; 0 unless it is set.
  ///
  /// In UIKit every view has one. Nothing keeps it unique, or away from whoever else uses it.
  open var tag = 0

  /// What others keep in the control.
  public final var attachments = Attachments()

  var targetActions: [TargetAction] = []

  /// Calls the targets that are registered for any of `events`, in the order of registration.
  ///
  /// A target removed during the event is not called any more; one added waits for the next event.
  /// (UIKit promises neither, nor an order.)
  open func sendActions(for events: Event) {
    targetActions.removeAll { $0.target == nil }
    // A copy of the array is walked, so that a target may add and remove; an entry that was removed
    // meanwhile has lost its events.
    for entry in targetActions where !entry.events.isDisjoint(with: events) {
      entry.send()
    }
  }
}

extension Control {
  /// Calls `action` on `target` when one of `events` happens.
  ///
  ///     button.addTarget(self, action: Screen.save, for: .touchUpInside)
  ///
  /// - Parameters:
  ///   - target: The object to call. It is not retained: one that nobody else keeps is gone at once,
  ///     and nothing says so.
  ///   - action: A method of the target's class.
  ///   - events: The events to call it for.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> () -> Void, for events: Event
  ) {
    targetActions.append(
      TargetAction(target: target, events: events) { [weak target] in
        guard let target else { return }
        action(target)()
      })
  }

  /// Stops calling `target` for `events`; nil stands for every target.
  public func removeTarget(_ target: AnyObject?, for events: Event) {
    for entry in targetActions where target == nil || entry.target === target {
      entry.events.subtract(events)
    }
    targetActions.removeAll { $0.events.isEmpty }
  }

  /// The objects that are registered and alive, each once, in the order of registration.
  public var allTargets: [AnyObject] {
    var targets: [AnyObject] = []
    for case let target? in targetActions.map(\.target)
    where !targets.contains(where: { $0 === target }) {
      targets.append(target)
    }
    return targets
  }

  /// The events that a living target is registered for.
  public var allControlEvents: Event {
    targetActions.filter { $0.target != nil }.reduce(into: []) { $0.formUnion($1.events) }
  }
}
