import Synchronization

/// Stands for `@objc dynamic weak var`: setting it announces the change, but its becoming nil when
/// the object dies announces nothing, as in Foundation.
@propertyWrapper
public struct DynamicWeak<Referent: AnyObject> {
  @usableFromInline let cell: DynamicWeakCell<Referent>

  /// Creates the property with its first value.
  public init(wrappedValue: Referent?) {
    cell = DynamicWeakCell(wrappedValue)
  }

  /// Creates the property without a value.
  public init() {
    cell = DynamicWeakCell(nil)
  }

  /// Not reachable: the property belongs in a ``KVOObject``.
  @available(*, unavailable, message: "@DynamicWeak belongs in a subclass of KVOObject")
  public var wrappedValue: Referent? {
    get { fatalError("unreachable") }
    // swift-format-ignore
    set { fatalError("unreachable") }
  }

  /// Reads and sets the property of `object`; setting announces the change if it is observed.
  @inlinable
  public static subscript<Object: KVOObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Referent?>,
    storage storage: ReferenceWritableKeyPath<Object, Self>
  ) -> Referent? {
    get {
      object[keyPath: storage].cell.read(wrapped, from: object)
    }
    set {
      object[keyPath: storage].cell.set(newValue, in: object)
    }
  }
}

/// Where a ``DynamicWeak`` property keeps its reference.
@usableFromInline
final class DynamicWeakCell<Referent: AnyObject>: AnyDynamicCell {
  private weak var referent: Referent?

  @usableFromInline init(_ referent: Referent?) {
    self.referent = referent
  }

  @usableFromInline func read(_ keyPath: AnyKeyPath, from object: KVOObject) -> Referent? {
    if flags.load(ordering: .relaxed) & CellFlags.recording != 0 {
      noteRead(keyPath, of: object)
    }
    return referent
  }

  @usableFromInline func set(_ newValue: Referent?, in object: KVOObject) {
    guard flags.load(ordering: .relaxed) & CellFlags.observed != 0 else {
      store(newValue)
      return
    }
    object.willChangeValue(forKey: key)
    store(newValue)
    object.didChangeValue(forKey: key)
  }

  private func store(_ newValue: Referent?) {
    referent = newValue
    version &+= 1
  }

  override var valueType: Any.Type { Referent.self }

  override var any: Any? { referent }

  override func setAny(_ newValue: Any?, in object: KVOObject) -> SettingResult {
    switch Boxing.cast(newValue, to: Referent?.self) {
    case .value(let value):
      set(value, in: object)
      return .done
    case .refusesNil: return .refusesNil
    case .wrongType: return .wrongType
    }
  }

  override func letGo() {
    referent = nil
  }
}
