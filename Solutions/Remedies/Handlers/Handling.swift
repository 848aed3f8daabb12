public import Controls

/// A control that takes closures for what its user does: the closure-handler remedy.
///
///     titleField.shouldChangeString { _, _, to in to.count <= 40 }
///     titleField.onEndEditing { [weak self] field in self?.rename(to: field.text ?? "") }
///     saveButton.onTap { button in button.isEnabled = false }
///
/// The rules, which hold for every handler:
///
/// - **Life.** The control keeps its handlers, each in the control itself, until it dies or the
///   handler's token stops it. Nothing is kept anywhere else.
/// - **Sender.** The control comes as the first argument, with the type of the expression that the
///   handler was installed on. Capturing the control instead would be a cycle, and so is a strong
///   capture of the screen that owns it: `[weak self]`. Neither is safe by itself here.
/// - **Several.** A handler joins those that are there and replaces none. They run in the order in
///   which they were installed. One that is stopped during an event is not called any more; one
///   that is installed during it waits for the next.
/// - **Chaining and tokens.** See ``Installation``.
/// - **The delegate.** See ``TextFieldForwarder``: the app's own delegate keeps working, set before
///   the handlers or after them.
///
/// The protocol is a marker: only in its extensions does `Self` stand for the concrete control.
public protocol Handling: AnyObject {}

extension Control: Handling {}
