import Controls
import Foundation

/// The delegate of a field with handlers: asks and tells the handlers, then the app's own delegate.
///
/// A field has one delegate. The forwarder takes that place at the first handler and hands on, every
/// method, to whoever was there. It does not retain the app's delegate, as the field did not; where
/// there is none any more it answers as if there never had been one, and that answer is the
/// protocol's, which is also what a delegate without the method gives.
///
/// **A delegate that is set after the handlers** is noticed at once: it becomes the one that the
/// forwarder hands on to, and the forwarder takes its place in the field again. So both go on
/// working, and `field.delegate` does not read as what the app set; `field.delegateOfApp` does.
/// Setting nil leaves the handlers alone. If the new delegate is itself a forwarder, which hands on
/// to what it found in the field, everyone is asked once: see ``DelegateChain``.
final class TextFieldForwarder: TextFieldDelegate, DelegateChangeListener {
  let shouldBegin = HandlerList<() -> Bool>()
  let didBegin = HandlerList<() -> Void>()
  let shouldChange = HandlerList<(NSRange, String) -> Bool>()
  let shouldClear = HandlerList<() -> Bool>()
  let shouldReturn = HandlerList<() -> Bool>()
  let shouldEnd = HandlerList<() -> Bool>()
  let didEnd = HandlerList<() -> Void>()

  /// A method of the delegate with its arguments.
  enum Method: Equatable {
    case shouldBegin
    case didBegin
    case shouldChange(NSRange, String)
    case shouldClear
    case shouldReturn
    case shouldEnd
    case didEnd
  }

  let chain = DelegateChain<any TextFieldDelegate, Method>()
  private var isTakingPlace = false

  private init() {}

  /// The forwarder of `field`, made and put in its place when it is first asked for.
  static func of(_ field: TextField) -> TextFieldForwarder {
    if let existing = field.attachments[TextFieldForwarder.self] { return existing }
    let forwarder = TextFieldForwarder()
    field.attachments[TextFieldForwarder.self] = forwarder
    forwarder.takePlace(in: field)
    return forwarder
  }

  func delegateDidChange(of owner: AnyObject) {
    // Another forwarder may insist on the place too: it hands on to this one, and one of the two
    // must give in.
    guard let field = owner as? TextField, !isTakingPlace, field.delegate !== self else { return }
    takePlace(in: field)
  }

  private func takePlace(in field: TextField) {
    isTakingPlace = true
    chain.setNewest(field.delegate) { [weak delegate = field.delegate] in delegate }
    field.delegate = self
    isTakingPlace = false
  }
}

extension TextFieldForwarder {
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    chain.ask(
      .shouldBegin, shouldBegin, with: { $0() },
      then: { $0.textFieldShouldBeginEditing(textField) })
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    chain.tell(
      .didBegin, didBegin, with: { $0() },
      then: { $0.textFieldDidBeginEditing(textField) })
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    chain.ask(
      .shouldChange(range, string), shouldChange, with: { $0(range, string) },
      then: { $0.textField(textField, shouldChangeCharactersIn: range, replacementString: string) })
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    chain.ask(
      .shouldClear, shouldClear, with: { $0() },
      then: { $0.textFieldShouldClear(textField) })
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    chain.ask(
      .shouldReturn, shouldReturn, with: { $0() },
      then: { $0.textFieldShouldReturn(textField) })
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    chain.ask(
      .shouldEnd, shouldEnd, with: { $0() },
      then: { $0.textFieldShouldEndEditing(textField) })
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    chain.tell(
      .didEnd, didEnd, with: { $0() },
      then: { $0.textFieldDidEndEditing(textField) })
  }
}
