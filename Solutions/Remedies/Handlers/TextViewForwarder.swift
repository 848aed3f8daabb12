import Controls
import Foundation

/// The delegate of a text view with handlers: what ``TextFieldForwarder`` is for a field, and by the
/// same rules.
final class TextViewForwarder: TextViewDelegate, DelegateChangeListener {
  let shouldBegin = HandlerList<() -> Bool>()
  let didBegin = HandlerList<() -> Void>()
  let shouldChange = HandlerList<(NSRange, String) -> Bool>()
  let didChange = HandlerList<() -> Void>()
  let shouldEnd = HandlerList<() -> Bool>()
  let didEnd = HandlerList<() -> Void>()

  /// A method of the delegate with its arguments.
  enum Method: Equatable {
    case shouldBegin
    case didBegin
    case shouldChange(NSRange, String)
    case didChange
    case shouldEnd
    case didEnd
  }

  let chain = DelegateChain<any TextViewDelegate, Method>()
  private var isTakingPlace = false

  private init() {}

  /// The forwarder of `view`, made and put in its place when it is first asked for.
  static func of(_ view: TextView) -> TextViewForwarder {
    if let existing = view.attachments[TextViewForwarder.self] { return existing }
    let forwarder = TextViewForwarder()
    view.attachments[TextViewForwarder.self] = forwarder
    forwarder.takePlace(in: view)
    return forwarder
  }

  func delegateDidChange(of owner: AnyObject) {
    guard let view = owner as? TextView, !isTakingPlace, view.delegate !== self else { return }
    takePlace(in: view)
  }

  private func takePlace(in view: TextView) {
    isTakingPlace = true
    chain.setNewest(view.delegate) { [weak delegate = view.delegate] in delegate }
    view.delegate = self
    isTakingPlace = false
  }
}

extension TextViewForwarder {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    chain.ask(
      .shouldBegin, shouldBegin, with: { $0() },
      then: { $0.textViewShouldBeginEditing(textView) })
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    chain.tell(
      .didBegin, didBegin, with: { $0() },
      then: { $0.textViewDidBeginEditing(textView) })
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    chain.ask(
      .shouldChange(range, text), shouldChange, with: { $0(range, text) },
      then: { $0.textView(textView, shouldChangeTextIn: range, replacementText: text) })
  }

  func textViewDidChange(_ textView: TextView) {
    chain.tell(
      .didChange, didChange, with: { $0() },
      then: { $0.textViewDidChange(textView) })
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    chain.ask(
      .shouldEnd, shouldEnd, with: { $0() },
      then: { $0.textViewShouldEndEditing(textView) })
  }

  func textViewDidEndEditing(_ textView: TextView) {
    chain.tell(
      .didEnd, didEnd, with: { $0() },
      then: { $0.textViewDidEndEditing(textView) })
  }
}
