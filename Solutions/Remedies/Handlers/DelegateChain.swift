/// The delegates that an app has set on one object, none of them retained.
///
/// A call is handed on to the newest. Mostly that is the end of it: the older ones were replaced,
/// and the app wants to hear no more of them. But the newest may itself be a forwarder that found
/// ours in the place and hands the call back to it. Handing that on to the newest again would never
/// end; it goes to the one before, which is the one that the other forwarder meant to keep.
///
///     object ─▶ ours: handlers ─▶ newest ─▶ ours, again ─▶ the one before
///
/// `Delegate` is the protocol, and `Method` names its methods with their arguments.
final class DelegateChain<Delegate, Method: Equatable> {
  /// A call of a method of the forwarder.
  struct Call {
    fileprivate let method: Method
    fileprivate let depth: Int

    /// Whether a delegate that it was handed on to has handed it back.
    var cameBack: Bool { depth > 0 }
  }

  private struct Place {
    weak var object: AnyObject?
    /// The same object with the type of the protocol: what is weak must be known to be a class.
    let delegate: () -> Delegate?
  }

  private var places: [Place] = []
  private var underWay: [(call: Call, entered: Int)] = []
  private var entered = 0

  /// The delegate that was set last, if it still lives.
  var newest: Delegate? { places.last?.delegate() }

  /// Takes note of a delegate that was set; nil means that the app wants none.
  ///
  /// - Parameters:
  ///   - object: The delegate; it is not retained.
  ///   - delegate: Gives the delegate as long as it lives, and does not retain it either.
  func setNewest(_ object: AnyObject?, _ delegate: @escaping () -> Delegate?) {
    // Each living delegate is in the list once, so that an app may change them as often as it likes.
    places.removeAll { $0.object == nil || $0.object === object }
    places.append(Place(object: object, delegate: delegate))
  }

  /// Takes note of a call.
  ///
  /// It came back if it is the very call that was handed on last and nothing was called since: a
  /// delegate that makes its object ask anew, from within, is asked anew.
  func enter(_ method: Method) -> Call {
    var depth = 0
    if let last = underWay.last, last.call.method == method, last.entered == entered {
      depth = last.call.depth + 1
    }
    entered += 1
    return Call(method: method, depth: depth)
  }

  /// Hands `call` on.
  ///
  /// - Returns: The delegate's answer; nil if there is no delegate to answer.
  @discardableResult
  func handOn<Answer>(
    _ call: Call, to body: (Delegate) -> Answer
  ) -> Answer? {
    guard let delegate = places.dropLast(call.depth).last?.delegate() else { return nil }
    underWay.append((call, entered))
    defer { underWay.removeLast() }
    return body(delegate)
  }
}

// Each method of a forwarder asks or tells its handlers first, unless the call came back to it, and then
// hands on what it was called with.
extension DelegateChain {
  /// Asks the handlers, and if none says no, the delegate; where there is none, the answer is yes.
  func ask<Handler>(
    _ method: Method, _ handlers: HandlerList<Handler>, with question: (Handler) -> Bool,
    then delegate: (Delegate) -> Bool
  ) -> Bool {
    let call = enter(method)
    guard call.cameBack || handlers.live.allSatisfy(question) else { return false }
    return handOn(call, to: delegate) ?? true
  }

  /// Tells the handlers, and then the delegate.
  func tell<Handler>(
    _ method: Method, _ handlers: HandlerList<Handler>, with news: (Handler) -> Void,
    then delegate: (Delegate) -> Void
  ) {
    let call = enter(method)
    if !call.cameBack {
      for handler in handlers.live { news(handler) }
    }
    handOn(call, to: delegate)
  }
}
