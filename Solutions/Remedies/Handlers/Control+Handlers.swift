public import Controls

extension Handling where Self: Control {
  /// Calls `handler` for each of `events`.
  ///
  /// A set of events is taken apart: the handler runs once for each of them, also where they are
  /// sent together, and does not depend on other handlers of some of them.
  ///
  /// - Parameters:
  ///   - events: What to listen to.
  ///   - handler: Gets the control.
  /// - Returns: The control to go on with, or the token that stops the handler.
  @discardableResult
  public func on(
    _ events: Control.Event, handler: @escaping (_ control: Self) -> Void
  ) -> Installation<Self> {
    // The handler is a part of its control: `self` is there whenever it is called.
    let token = ControlHandlers.of(self).add(for: events) { [unowned self] in handler(self) }
    return Installation(and: self, token: token)
  }
}

extension Handling where Self: Button {
  /// Calls `handler` when the user taps the button.
  @discardableResult
  public func onTap(_ handler: @escaping (_ button: Self) -> Void) -> Installation<Self> {
    on(.touchUpInside, handler: handler)
  }
}
