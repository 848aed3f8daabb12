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

extension Handling where Self: Switch {
  /// Calls `handler` with the new state when the user flips the switch.
  @discardableResult
  public func onChange(
    _ handler: @escaping (_ control: Self, _ isOn: Bool) -> Void
  ) -> Installation<Self> {
    on(.valueChanged) { control in handler(control, control.isOn) }
  }
}

extension Handling where Self: Slider {
  /// Calls `handler` with the new value when the user moves the thumb.
  @discardableResult
  public func onChange(
    _ handler: @escaping (_ slider: Self, _ value: Float) -> Void
  ) -> Installation<Self> {
    on(.valueChanged) { slider in handler(slider, slider.value) }
  }
}
