/// The stand-in for `UIButton`.
open class Button: Control {
  /// The text on the button.
  open var title: String?

  /// Taps the button as a user would; a disabled one stays silent.
  public func tap() {
    guard isEnabled else { return }
    sendActions(for: .touchDown)
    sendActions(for: .touchUpInside)
    sendActions(for: .primaryActionTriggered)
  }
}
