public import Controls

/// An object on the screen that takes closures for what its user does: the closure-handler remedy.
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
/// - **Sets of events.** A set is taken apart: a handler runs once for each event.
/// - **Questions.** All who are asked must agree, in the order of installation, the app's delegate
///   last, up to the first refusal. Where nobody is asked the answer is the control's own. There is
///   no cast that could fail, and so none whose failure could allow something.
/// - **Threads.** Nothing is locked: handlers belong where their control does, to one isolation.
/// - **Chaining and tokens.** See ``Installation``: both, in one result.
/// - **The delegate.** The app's own delegate keeps working, set before the handlers or after them,
///   and so does the one target of a `BarButtonItem`. `delegate` reads as the remedy's forwarder
///   then, and `delegateOfApp` as what the app has set.
///
/// | | Handlers |
/// |---|---|
/// | every control | `on(_:handler:)`; `onTap` of a button, `onChange` of a switch and a slider |
/// | text field, text view | the delegate's questions and news, `shouldChangeString`, `onTextChange` |
/// | bar button item | `onTap` |
/// | gesture recognizer | `onStep`, `onRecognize`, `shouldBegin` |
/// | table | `onSelect`, `onDisplay`, `onEndDisplay` |
///
/// The protocol is a marker: only in its extensions does `Self` stand for the concrete control.
public protocol Handling: AnyObject {}

extension Control: Handling {}
