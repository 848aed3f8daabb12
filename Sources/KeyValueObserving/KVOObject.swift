/// The stand-in for `NSObject`: what can be observed, and what can observe.
open class KVOObject {
  let life: Life

  /// Creates an object.
  public init() {
    life = Life(of: Swift.type(of: self))
  }

  deinit {
  }

  /// The object's address as the model sees it: what exceptions print, and what a table keyed by
  /// identity would use. It is free again when the object is dead.
  public final var address: UInt { life.address }

  /// What the timeline calls the object; nil stands for the name of its class.
  public final var label: String? {
    get { life.name.label }
    set { life.setLabel(newValue) }
  }

  /// Hears a change. An override handles its own registrations and hands all others to `super`,
  /// whose own implementation raises `NSInternalInconsistencyException`.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    fatalError("unwritten")
  }

  /// The key paths whose changes are changes of `key` too.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether setting `key` announces the change by itself.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The readers of computed properties, by key.
  open class var computedKeys: [String: AnyKeyPath] { [:] }

  /// Announces that a value is about to change.
  open func willChangeValue(forKey key: String) { fatalError("unwritten") }

  /// Announces that a value has changed.
  open func didChangeValue(forKey key: String) { fatalError("unwritten") }

  /// Reads a key that the object does not have: raises `NSUnknownKeyException`.
  open func value(forUndefinedKey key: String) -> Any? { fatalError("unwritten") }

  /// Sets a key that the object does not have: raises `NSUnknownKeyException`.
  open func setValue(_ value: Any?, forUndefinedKey key: String) { fatalError("unwritten") }
}

extension KVOObject {
  /// Registers `observer` for the changes of `keyPath`. Nothing is retained.
  public final func addObserver(
    _ observer: KVOObject, forKeyPath keyPath: String, options: KeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) { fatalError("unwritten") }

  /// Removes one registration of `observer`, whatever its context.
  public final func removeObserver(_ observer: KVOObject, forKeyPath keyPath: String) {
    fatalError("unwritten")
  }

  /// Removes one registration of `observer` with this very context.
  public final func removeObserver(
    _ observer: KVOObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) { fatalError("unwritten") }

  /// The value of a key.
  public final func value(forKey key: String) -> Any? { fatalError("unwritten") }
  /// The value at the end of a key path.
  public final func value(forKeyPath keyPath: String) -> Any? { fatalError("unwritten") }
  /// Sets the value of a key.
  public final func setValue(_ value: Any?, forKey key: String) { fatalError("unwritten") }
  /// Sets the value at the end of a key path.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    fatalError("unwritten")
  }
}
