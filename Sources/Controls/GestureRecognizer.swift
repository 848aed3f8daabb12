public import KeyValueObserving

/// The stand-in for `UIGestureRecognizer`: tells its targets of a gesture as it goes on.
///
/// A test plays the user. A tap is ``recognize()``; a pan is ``begin()``, ``change()`` and ``end()``
/// or ``cancel()``. Between gestures the state is ``State/possible``. There is no view and no touch,
/// and no second recognizer to compete with.
open class GestureRecognizer: KVOObject {
  /// How far a gesture is.
  public enum State: Sendable {
    /// No gesture is under way.
    case possible
    /// A gesture that goes on has begun.
    case began
    /// It has moved.
    case changed
    /// It is over, or a short one has been recognised.
    case ended
    /// It was taken away, by a call for instance.
    case cancelled
  }

  /// How far the gesture is; a target reads it.
  public private(set) final var state = State.possible

  /// Whether gestures are recognised.
  ///
  /// As in UIKit a gesture under way is cancelled when it is set to false.
  open var isEnabled = true {
    didSet { if !isEnabled { cancel() } }
  }

  /// Who is asked; the recognizer does not retain it.
  open weak var delegate: (any GestureRecognizerDelegate)? {
    didSet { if delegate !== oldValue { attachments.announceDelegateChange(of: self) } }
  }

  /// What others keep in the recognizer.
  public final var attachments = Attachments()

  private var targetActions: [TargetAction] = []

  /// Makes a gesture that is over at once, as a tap is.
  public func recognize() {
    guard mayBegin else { return }
    enter(.ended)
  }

  /// Begins a gesture that goes on.
  public func begin() {
    guard mayBegin else { return }
    enter(.began)
  }

  /// Moves the gesture that is under way.
  public func change() {
    guard isUnderWay else { return }
    enter(.changed)
  }

  /// Ends the gesture that is under way.
  public func end() {
    guard isUnderWay else { return }
    enter(.ended)
  }

  /// Takes the gesture away that is under way.
  public func cancel() {
    guard isUnderWay else { return }
    enter(.cancelled)
  }

  private var isUnderWay: Bool { state == .began || state == .changed }

  private var mayBegin: Bool {
    isEnabled && state == .possible && delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  private func enter(_ state: State) {
    self.state = state
    targetActions.removeAll { $0.target == nil }
    // A copy is walked; an entry that was removed meanwhile has lost its events.
    for entry in targetActions where !entry.events.isEmpty { entry.send() }
    if state == .ended || state == .cancelled { self.state = .possible }
  }
}

extension GestureRecognizer {
  /// Calls `action` on `target` at each step of a gesture, with the recognizer as the sender.
  ///
  /// - Parameters:
  ///   - target: The object to call. It is not retained.
  ///   - action: A method of the target's class.
  public func addTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (GestureRecognizer) -> Void
  ) {
    // A recognizer has no events to choose from: the entry is for all of them.
    targetActions.append(
      TargetAction(target: target, events: .allEvents) { [weak target, unowned self] in
        guard let target else { return }
        action(target)(self)
      })
  }

  /// Stops calling `target`; nil stands for every target.
  public func removeTarget(_ target: AnyObject?) {
    for entry in targetActions where target == nil || entry.target === target {
      entry.events = []
    }
    targetActions.removeAll { $0.events.isEmpty }
  }
}

/// The stand-in for `UIGestureRecognizerDelegate`: is asked whether a gesture may begin.
public protocol GestureRecognizerDelegate: AnyObject {
  /// Says whether a gesture may begin.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool
}

extension GestureRecognizerDelegate {
  /// Lets the gesture begin.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool { true }
}
