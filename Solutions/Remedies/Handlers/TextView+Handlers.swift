public import Controls
public import Foundation

extension TextView: Handling {}

/// The delegate's methods as closures.
///
/// How several answers combine, and what becomes of the app's own delegate, is as with a text field:
/// all must agree, the app's delegate is asked last, and the first refusal is final.
extension Handling where Self: TextView {
  /// Asks `handler` whether editing may begin.
  @discardableResult
  public func shouldBeginEditing(
    _ handler: @escaping (_ view: Self) -> Bool
  ) -> Installation<Self> {
    install(\.shouldBegin) { [unowned self] in handler(self) }
  }

  /// Calls `handler` when editing has begun.
  @discardableResult
  public func onBeginEditing(_ handler: @escaping (_ view: Self) -> Void) -> Installation<Self> {
    install(\.didBegin) { [unowned self] in handler(self) }
  }

  /// Asks `handler` whether the characters in a range may be replaced by a text.
  ///
  /// The range counts UTF-16 code units; ``shouldChangeString(_:)`` has done the sum already.
  @discardableResult
  public func shouldChangeCharacters(
    _ handler: @escaping (_ view: Self, _ range: NSRange, _ text: String) -> Bool
  ) -> Installation<Self> {
    install(\.shouldChange) { [unowned self] range, text in handler(self, range, text) }
  }

  /// Asks `handler` whether one text may become another.
  ///
  /// It joins the handlers of ``shouldChangeCharacters(_:)``. A range that the text does not have,
  /// or that cuts a scalar in two, is refused without asking.
  @discardableResult
  public func shouldChangeString(
    _ handler: @escaping (_ view: Self, _ from: String, _ to: String) -> Bool
  ) -> Installation<Self> {
    shouldChangeCharacters { view, range, text in
      let from = view.text ?? ""
      guard let to = from.replacing(range, with: text) else { return false }
      return handler(view, from, to)
    }
  }

  /// Calls `handler` with the new text when the user has changed it.
  @discardableResult
  public func onTextChange(
    _ handler: @escaping (_ view: Self, _ text: String) -> Void
  ) -> Installation<Self> {
    install(\.didChange) { [unowned self] in handler(self, text ?? "") }
  }

  /// Asks `handler` whether editing may end.
  @discardableResult
  public func shouldEndEditing(
    _ handler: @escaping (_ view: Self) -> Bool
  ) -> Installation<Self> {
    install(\.shouldEnd) { [unowned self] in handler(self) }
  }

  /// Calls `handler` when editing has ended.
  @discardableResult
  public func onEndEditing(_ handler: @escaping (_ view: Self) -> Void) -> Installation<Self> {
    install(\.didEnd) { [unowned self] in handler(self) }
  }

  private func install<Handler>(
    _ list: KeyPath<TextViewForwarder, HandlerList<Handler>>, _ handler: Handler
  ) -> Installation<Self> {
    Installation(and: self, token: TextViewForwarder.of(self)[keyPath: list].append(handler))
  }
}

extension TextView {
  /// The delegate that the app has set: what `delegate` is without handlers.
  public var delegateOfApp: (any TextViewDelegate)? {
    guard let forwarder = attachments[TextViewForwarder.self] else { return delegate }
    return forwarder.chain.newest
  }
}
