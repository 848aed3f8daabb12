/// What others keep in an object: one value for each type, for as long as the object lives.
///
/// It stands for `objc_setAssociatedObject`, which Linux does not have. The type is the key, so that
/// two users of one object cannot meet by accident; a private class of one's own is a private key.
///
///     final class Highlight { var color = "yellow" }
///     label.attachments[Highlight.self] = Highlight()
public struct Attachments {
  private var values: [ObjectIdentifier: AnyObject] = [:]

  /// Creates attachments without a value.
  public init() {}

  /// The value that is kept for `type`; it is retained.
  public subscript<Value: AnyObject>(type: Value.Type) -> Value? {
    get { values[ObjectIdentifier(type)] as? Value }
    set { values[ObjectIdentifier(type)] = newValue }
  }

  /// The values, in no particular order.
  var all: [AnyObject] { Array(values.values) }
}
