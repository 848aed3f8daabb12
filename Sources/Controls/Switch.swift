/// The stand-in for `UISwitch`: something is on or off.
///
/// UIKit sends touch events around a change as well, in an order that it does not promise; here only
/// ``Control/Event/valueChanged`` is sent.
open class Switch: Control {
  /// Whether the switch is on.
  ///
  /// The program sets it, which tells nobody, as in UIKit.
  open var isOn = false

  /// Flips the switch as a user would, and tells the targets; a disabled one stays as it is.
  public func flip() {
    guard isEnabled else { return }
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
