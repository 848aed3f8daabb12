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

// Each method asks or tells the handlers first, unless the call came back, and hands it on.
extension TextViewForwarder {
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool {
    let call = chain.enter(.shouldBegin)
    guard call.cameBack || shouldBegin.live.allSatisfy({ $0() }) else { return false }
    return chain.handOn(call) { $0.textViewShouldBeginEditing(textView) } ?? true
  }

  func textViewDidBeginEditing(_ textView: TextView) {
    let call = chain.enter(.didBegin)
    if !call.cameBack {
      for handler in didBegin.live { handler() }
    }
    chain.handOn(call) { $0.textViewDidBeginEditing(textView) }
  }

  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    let call = chain.enter(.shouldChange(range, text))
    guard call.cameBack || shouldChange.live.allSatisfy({ $0(range, text) }) else { return false }
    return chain.handOn(call) {
      $0.textView(textView, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  func textViewDidChange(_ textView: TextView) {
    let call = chain.enter(.didChange)
    if !call.cameBack {
      for handler in didChange.live { handler() }
    }
    chain.handOn(call) { $0.textViewDidChange(textView) }
  }

  func textViewShouldEndEditing(_ textView: TextView) -> Bool {
    let call = chain.enter(.shouldEnd)
    guard call.cameBack || shouldEnd.live.allSatisfy({ $0() }) else { return false }
    return chain.handOn(call) { $0.textViewShouldEndEditing(textView) } ?? true
  }

  func textViewDidEndEditing(_ textView: TextView) {
    let call = chain.enter(.didEnd)
    if !call.cameBack {
      for handler in didEnd.live { handler() }
    }
    chain.handOn(call) { $0.textViewDidEndEditing(textView) }
  }
}
