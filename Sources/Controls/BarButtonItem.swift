public import KeyValueObserving

/// The stand-in for `UIBarButtonItem`: a button in the bar above or below a screen.
///
/// It is no ``Control``, as in UIKit. It has one target and one action, and setting another replaces
/// them. UIKit has a property for each of the two; an action in Swift belongs to the class of its
/// target, so that here both are set together.
open class BarButtonItem: KVOObject {
  /// The text on the button.
  open var title: String?

  /// Whether the user can use the button.
  open var isEnabled = true

  /// What others keep in the button.
  public final var attachments = Attachments()

  /// Who is called; whoever takes the place may call the one before.
  package var targetAction: TargetAction? {
    didSet { if targetAction !== oldValue { attachments.announceDelegateChange(of: self) } }
  }

  /// The object that is called; it is not retained.
  public var target: AnyObject? { targetAction?.target }

  /// Creates a button that calls nobody.
  public init(title: String?) {
    self.title = title
    super.init()
  }

  /// Creates a button that calls `action` on `target`, with itself as the sender.
  public convenience init<Target: AnyObject>(
    title: String?, target: Target, action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    self.init(title: title)
    setTarget(target, action: action)
  }

  /// Calls `action` on `target` from now on, and nobody else.
  public func setTarget<Target: AnyObject>(
    _ target: Target, action: @escaping (Target) -> (BarButtonItem) -> Void
  ) {
    // The entry is a part of the sender, which therefore outlives it.
    targetAction = TargetAction(target: target, events: .allEvents) { [weak target, unowned self] in
      guard let target else { return }
      action(target)(self)
    }
  }

  /// Calls nobody from now on.
  public func removeTarget() {
    targetAction = nil
  }

  /// Taps the button as a user would; a disabled one stays silent.
  public func tap() {
    guard isEnabled else { return }
    targetAction?.send()
  }
}
