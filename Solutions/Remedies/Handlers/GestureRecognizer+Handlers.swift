public import Controls

extension GestureRecognizer: Handling {}

extension Handling where Self: GestureRecognizer {
  /// Calls `handler` at each step of a gesture; its `state` says which.
  @discardableResult
  public func onStep(_ handler: @escaping (_ recognizer: Self) -> Void) -> Installation<Self> {
    let token = GestureRelay.of(self).steps.append { [unowned self] in handler(self) }
    return Installation(and: self, token: token)
  }

  /// Calls `handler` when a gesture has ended well: a tap at once, a pan when the finger is lifted.
  @discardableResult
  public func onRecognize(_ handler: @escaping (_ recognizer: Self) -> Void) -> Installation<Self> {
    onStep { recognizer in
      if recognizer.state == .ended { handler(recognizer) }
    }
  }

  /// Asks `handler` whether a gesture may begin; all who are asked must agree, the app's delegate
  /// last.
  @discardableResult
  public func shouldBegin(_ handler: @escaping (_ recognizer: Self) -> Bool) -> Installation<Self> {
    let token = GestureForwarder.of(self).shouldBegin.append { [unowned self] in handler(self) }
    return Installation(and: self, token: token)
  }
}

extension GestureRecognizer {
  /// The delegate that the app has set: what `delegate` is without handlers.
  public var delegateOfApp: (any GestureRecognizerDelegate)? {
    guard let forwarder = attachments[GestureForwarder.self] else { return delegate }
    return forwarder.chain.newest
  }
}

/// The one target for all handlers of a recognizer.
private final class GestureRelay {
  let steps = HandlerList<() -> Void>()

  /// The relay of `recognizer`, made when it is first asked for.
  static func of(_ recognizer: GestureRecognizer) -> GestureRelay {
    if let existing = recognizer.attachments[GestureRelay.self] { return existing }
    let relay = GestureRelay()
    recognizer.attachments[GestureRelay.self] = relay
    recognizer.addTarget(relay, action: GestureRelay.pass)
    return relay
  }

  private func pass(_: GestureRecognizer) {
    for handler in steps.live { handler() }
  }
}

/// The delegate of a recognizer with handlers; see ``TextFieldForwarder``.
private final class GestureForwarder: GestureRecognizerDelegate, DelegateChangeListener {
  /// The one method of the delegate.
  enum Method {
    case shouldBegin
  }

  let shouldBegin = HandlerList<() -> Bool>()
  let chain = DelegateChain<any GestureRecognizerDelegate, Method>()
  private var isTakingPlace = false

  static func of(_ recognizer: GestureRecognizer) -> GestureForwarder {
    if let existing = recognizer.attachments[GestureForwarder.self] { return existing }
    let forwarder = GestureForwarder()
    recognizer.attachments[GestureForwarder.self] = forwarder
    forwarder.takePlace(in: recognizer)
    return forwarder
  }

  func delegateDidChange(of owner: AnyObject) {
    guard let recognizer = owner as? GestureRecognizer, !isTakingPlace,
      recognizer.delegate !== self
    else { return }
    takePlace(in: recognizer)
  }

  private func takePlace(in recognizer: GestureRecognizer) {
    isTakingPlace = true
    chain.setNewest(recognizer.delegate) { [weak delegate = recognizer.delegate] in delegate }
    recognizer.delegate = self
    isTakingPlace = false
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    chain.ask(
      .shouldBegin, shouldBegin, with: { $0() },
      then: { $0.gestureRecognizerShouldBegin(gestureRecognizer) })
  }
}
