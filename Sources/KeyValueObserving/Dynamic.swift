/// Stands for `@objc dynamic var`.
@propertyWrapper
public struct Dynamic<Value> {
  let cell: DynamicCell<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    cell = DynamicCell(wrappedValue)
  }

  /// Not reachable: the property belongs in a ``KVOObject``.
  @available(*, unavailable, message: "@Dynamic belongs in a subclass of KVOObject")
  public var wrappedValue: Value {
    get { fatalError("unreachable") }
    set { fatalError("unreachable") }
  }

  /// Reads and sets the property of its object.
  public static subscript<Object: KVOObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get { object[keyPath: storage].cell.value }
    set { object[keyPath: storage].cell.value = newValue }
  }
}

final class DynamicCell<Value> {
  var value: Value
  init(_ value: Value) { self.value = value }
}
