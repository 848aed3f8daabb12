public import Controls

extension BarButtonItem: Handling {}

extension Handling where Self: BarButtonItem {
  /// Calls `handler` when the user taps the button.
  ///
  /// A button in a bar has one target. It stays in its place for the app: a target that was set
  /// before the handlers is called after them, and so is one that is set later, which replaces the
  /// other as it would without handlers.
  @discardableResult
  public func onTap(_ handler: @escaping (_ item: Self) -> Void) -> Installation<Self> {
    let token = BarButtonRelay.of(self).handlers.append { [unowned self] in handler(self) }
    return Installation(and: self, token: token)
  }
}

extension BarButtonItem {
  /// The target that the app has set: what `target` is without handlers.
  public var targetOfApp: AnyObject? {
    guard let relay = attachments[BarButtonRelay.self] else { return target }
    return relay.next?.target
  }
}

/// The target of a button with handlers: calls them, and then the app's own target.
private final class BarButtonRelay: DelegateChangeListener {
  let handlers = HandlerList<() -> Void>()

  /// What the app has set; it does not retain the app's target.
  private(set) var next: TargetAction?

  private var own: TargetAction?

  /// The relay of `item`, made and put in its place when it is first asked for.
  static func of(_ item: BarButtonItem) -> BarButtonRelay {
    if let existing = item.attachments[BarButtonRelay.self] { return existing }
    let relay = BarButtonRelay()
    relay.own = TargetAction(target: relay, events: .allEvents) { [weak relay] in relay?.pass() }
    item.attachments[BarButtonRelay.self] = relay
    relay.takePlace(in: item)
    return relay
  }

  func delegateDidChange(of owner: AnyObject) {
    guard let item = owner as? BarButtonItem, item.targetAction !== own else { return }
    takePlace(in: item)
  }

  private func takePlace(in item: BarButtonItem) {
    next = item.targetAction
    item.targetAction = own
  }

  private func pass() {
    for handler in handlers.live { handler() }
    next?.send()
  }
}
