/// What installing a handler gives back: the control to go on with, and the token of the handler.
///
/// A method cannot return both its control for the next call and its token for stopping, so that it
/// returns this, which offers either. It may be thrown away: the handler then lives as long as its
/// control.
///
///     field
///       .onBeginEditing { … }.and            // never stopped by itself
///       .onEndEditing { … }.store(in: &tokens)  // stopped by its token
///       .shouldClear { … }
///
///     taps = button.onTap { … }.token
///
/// It is meant for the expression that made it. What is worth keeping is the token, since an
/// installation retains its control.
public struct Installation<Owner: AnyObject> {
  /// The control, for the next call of a chain.
  public let and: Owner

  /// What stops this handler and no other.
  public let token: HandlerToken

  /// Adds the token to `tokens`.
  ///
  /// - Returns: The control, for the next call of a chain.
  @discardableResult
  public func store(in tokens: inout [HandlerToken]) -> Owner {
    tokens.append(token)
    return and
  }
}
