import Synchronization

/// Stands for `@objc dynamic var`: a property that announces each change by itself.
///
/// ```swift
/// final class Document: KVOObject {
///   @Dynamic var title = ""
///   @Dynamic var isFavorite = false
/// }
/// ```
///
/// The key is the property's name. `$title` reaches the storage behind the property, as an instance
/// variable does in Objective-C: writing there announces nothing.
@propertyWrapper
public struct Dynamic<Value> {
  @usableFromInline let cell: DynamicCell<Value>

  /// Creates the property with its first value.
  public init(wrappedValue: Value) {
    cell = DynamicCell(wrappedValue)
  }

  /// Not reachable: the property belongs in a ``KVOObject``.
  @available(*, unavailable, message: "@Dynamic belongs in a subclass of KVOObject")
  public var wrappedValue: Value {
    get { fatalError("unreachable") }
    // swift-format-ignore
    set { fatalError("unreachable") }
  }

  /// The storage behind the property.
  public var projectedValue: DynamicStorage<Value> {
    DynamicStorage(cell: cell)
  }

  /// Reads and sets the property of `object`; setting announces the change if it is observed.
  @inlinable
  public static subscript<Object: KVOObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Value {
    get {
      object[keyPath: storage].cell.read(wrapped, from: object)
    }
    set {
      object[keyPath: storage].cell.set(newValue, in: object)
    }
  }
}

/// The storage behind a ``Dynamic`` property: the stand-in for an Objective-C instance variable.
public struct DynamicStorage<Value> {
  let cell: DynamicCell<Value>

  /// The value.
  ///
  /// Writing it announces nothing, as writing an instance variable does.
  public var value: Value {
    get { cell.value }
    nonmutating set { cell.store(newValue) }
  }

  /// Writes the value without announcing it.
  public func write(_ value: Value) {
    cell.store(value)
  }
}

/// Where a ``Dynamic`` property keeps its value.
@usableFromInline
final class DynamicCell<Value>: AnyDynamicCell {
  /// Each access is over at once, so that checking for overlapping ones, at some nanoseconds each,
  /// would find none.
  @exclusivity(unchecked) @usableFromInline var value: Value

  /// How the value travels, found once: casting it anew for each change takes most of the change's time.
  private lazy var box = Boxing.strategy(for: Value.self)

  @usableFromInline init(_ value: Value) {
    self.value = value
  }

  @inlinable
  func read(_ keyPath: AnyKeyPath, from object: KVOObject) -> Value {
    if flags.load(ordering: .relaxed) & CellFlags.recording != 0 {
      noteRead(keyPath, of: object)
    }
    return value
  }

  @inlinable
  func set(_ newValue: Value, in object: KVOObject) {
    if flags.load(ordering: .relaxed) & CellFlags.observed != 0 {
      object.willChangeValue(forKey: key)
      store(newValue)
      object.didChangeValue(forKey: key)
    } else {
      store(newValue)
    }
  }

  @inlinable
  func store(_ newValue: Value) {
    let old = value
    value = newValue
    version &+= 1
    // The old value's deinit may read this property, and finds the new one.
    withExtendedLifetime(old) {}
  }

  override var valueType: Any.Type { Boxing.unwrappedType(Value.self) }

  override var any: Any? { box(value) }

  override func setAny(_ newValue: Any?, in object: KVOObject) -> SettingResult {
    switch Boxing.cast(newValue, to: Value.self) {
    case .value(let value):
      set(value, in: object)
      return .done
    case .refusesNil: return .refusesNil
    case .wrongType: return .wrongType
    }
  }

  override func letGo() {
    if let empty = Boxing.emptyValue(of: Value.self) { value = empty }
  }
}
