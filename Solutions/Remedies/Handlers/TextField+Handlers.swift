public import Controls
public import Foundation

/// The delegate's methods as closures.
///
/// The closures that are asked must **all agree**, and the app's own delegate must agree too. They
/// are asked in the order of their installation, the app's delegate last, up to the first refusal,
/// which is final. So a closure should answer and not act: one that comes later may still refuse.
/// The app's delegate may go on acting when it agrees, as it did when it was alone.
extension Handling where Self: TextField {
  /// Asks `handler` whether editing may begin.
  @discardableResult
  public func shouldBeginEditing(
    _ handler: @escaping (_ field: Self) -> Bool
  ) -> Installation<Self> {
    install(\.shouldBegin) { [unowned self] in handler(self) }
  }

  /// Calls `handler` when editing has begun.
  @discardableResult
  public func onBeginEditing(_ handler: @escaping (_ field: Self) -> Void) -> Installation<Self> {
    install(\.didBegin) { [unowned self] in handler(self) }
  }

  /// Asks `handler` whether the characters in a range may be replaced by a text.
  ///
  /// The range counts UTF-16 code units; ``shouldChangeString(_:)`` has done the sum already.
  @discardableResult
  public func shouldChangeCharacters(
    _ handler: @escaping (_ field: Self, _ range: NSRange, _ text: String) -> Bool
  ) -> Installation<Self> {
    install(\.shouldChange) { [unowned self] range, text in handler(self, range, text) }
  }

  /// Asks `handler` whether one text may become another.
  ///
  /// It joins the handlers of ``shouldChangeCharacters(_:)``. A range that the text does not have,
  /// or that cuts a scalar in two, is refused without asking. The clear button does not ask here, as in UIKit, but in
  /// ``shouldClear(_:)``.
  @discardableResult
  public func shouldChangeString(
    _ handler: @escaping (_ field: Self, _ from: String, _ to: String) -> Bool
  ) -> Installation<Self> {
    shouldChangeCharacters { field, range, text in
      let from = field.text ?? ""
      guard let to = from.replacing(range, with: text) else { return false }
      return handler(field, from, to)
    }
  }

  /// Asks `handler` whether the clear button may remove the text.
  @discardableResult
  public func shouldClear(_ handler: @escaping (_ field: Self) -> Bool) -> Installation<Self> {
    install(\.shouldClear) { [unowned self] in handler(self) }
  }

  /// Asks `handler` whether the return key has its usual effect.
  @discardableResult
  public func shouldReturn(_ handler: @escaping (_ field: Self) -> Bool) -> Installation<Self> {
    install(\.shouldReturn) { [unowned self] in handler(self) }
  }

  /// Asks `handler` whether editing may end.
  @discardableResult
  public func shouldEndEditing(
    _ handler: @escaping (_ field: Self) -> Bool
  ) -> Installation<Self> {
    install(\.shouldEnd) { [unowned self] in handler(self) }
  }

  /// Calls `handler` when editing has ended.
  @discardableResult
  public func onEndEditing(_ handler: @escaping (_ field: Self) -> Void) -> Installation<Self> {
    install(\.didEnd) { [unowned self] in handler(self) }
  }

  /// Calls `handler` with the new text when the user has changed it.
  @discardableResult
  public func onTextChange(
    _ handler: @escaping (_ field: Self, _ text: String) -> Void
  ) -> Installation<Self> {
    on(.editingChanged) { field in handler(field, field.text ?? "") }
  }

  private func install<Handler>(
    _ list: KeyPath<TextFieldForwarder, HandlerList<Handler>>, _ handler: Handler
  ) -> Installation<Self> {
    let token = TextFieldForwarder.of(self)[keyPath: list].append(handler)
    return Installation(and: self, token: token)
  }
}

extension TextField {
  /// The delegate that the app has set.
  ///
  /// Once there are handlers, `delegate` reads as the forwarder that serves them; this is what the
  /// forwarder hands on to. Without handlers it is `delegate` itself.
  public var delegateOfApp: (any TextFieldDelegate)? {
    guard let forwarder = attachments[TextFieldForwarder.self] else { return delegate }
    return forwarder.chain.newest
  }
}
