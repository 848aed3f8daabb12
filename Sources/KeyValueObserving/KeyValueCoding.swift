// Key-value coding: reading and setting properties by string.

extension KVOObject {
  /// The value of a key: nil for nil, numbers as NSNumber.
  ///
  /// An unknown key goes to ``value(forUndefinedKey:)``. The key `@count` is known to the collections
  /// at the end of a key path.
  public final func value(forKey key: String) -> Any? {
    if let cell = keyTable.cells[key] { return cell.any }
    if let reader = type(of: self).computedKeys[key] {
      return Boxing.unwrapped(read(reader) as Any)
    }
    return value(forUndefinedKey: key)
  }

  /// The value at the end of a key path; nil if a value on the way is nil.
  public final func value(forKeyPath keyPath: String) -> Any? {
    value(at: ObservedPath(keyPath))
  }

  final func value(at path: ObservedPath) -> Any? {
    let first = value(forKey: path.first)
    guard let rest = path.rest else { return first }
    return Self.value(of: first, atKeyPath: rest)
  }

  /// Sets the value of a key and announces the change if the key is observed and automatic.
  ///
  /// The value goes to the ``Dynamic`` storage; a `didSet` of the property does not run. Nil for a
  /// property that cannot be nil raises `NSInvalidArgumentException`.
  public final func setValue(_ value: Any?, forKey key: String) {
    guard let cell = keyTable.cells[key] else {
      setValue(value, forUndefinedKey: key)
      return
    }
    switch cell.setAny(value, in: self) {
    case .done: break
    case .refusesNil:
      raise(
        .invalidArgument,
        "[\(self) setNilValueForKey]: could not set nil as the value for the key \(key).")
    case .wrongType:
      raise(
        .invalidArgument,
        "[\(self) setValue:forKey:]: the value for the key \(key) has the wrong type.")
    }
  }

  /// Sets the value at the end of a key path; does nothing if a value on the way is nil.
  public final func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = ObservedPath(keyPath)
    guard let rest = path.rest else { return setValue(value, forKey: keyPath) }
    (self.value(forKey: path.first) as? KVOObject)?.setValue(value, forKeyPath: rest)
  }

  /// Whether the object can read `key` by string.
  final func knows(_ key: String) -> Bool {
    keyTable.cells[key] != nil || type(of: self).computedKeys[key] != nil
  }

  /// The rest of a key path, read from the value that its first key gave.
  static func value(of middle: Any?, atKeyPath keyPath: String) -> Any? {
    if let object = middle as? KVOObject { return object.value(forKeyPath: keyPath) }
    guard keyPath == "@count" else { return nil }
    return ToMany.count(of: middle).map(Boxing.unwrapped) ?? nil
  }

  /// Reads a property that the class declared by its Swift key path.
  private func read(_ keyPath: AnyKeyPath) -> Any? {
    (self as Any)[keyPath: keyPath]
  }
}
