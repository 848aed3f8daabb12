/// The object that a value is being made for, as the rule sees it.
///
/// It holds the object weakly, so that a value that keeps its sender does not keep its owner.
public struct Sender {
  /// The object's class.
  public let type: Any.Type

  /// The object, or nil once it is gone.
  public private(set) weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
    type = Swift.type(of: object)
  }
}
