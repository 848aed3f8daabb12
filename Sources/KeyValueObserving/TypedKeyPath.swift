extension KVOObject {
  /// The string of a typed key path, such as `document.title` for `\Screen.document.title`.
  ///
  /// It is found by reading the path once and noting which ``Dynamic`` properties that touches: each
  /// step must be one, and each must be read from the value before. A path that ends in a computed
  /// property of ``computedKeys``, goes through a nil, or reads anything else has no string, and
  /// asking for it is a fault rather than a shorter name.
  ///
  /// One thing reading cannot tell: a computed property outside ``computedKeys`` that reads a single
  /// property, and happens to have that one's value and type, is taken for it.
  ///
  /// - Returns: Nil after the fault.
  package final func string<Root: KVOObject, Value>(
    for keyPath: KeyPath<Root, Value>, site: SourceSite
  ) -> String? {
    if let computed = type(of: self).computedKeys.first(where: { $0.value == keyPath }) {
      return computed.key
    }
    guard let root = self as? Root else { return refuse(keyPath, site) }
    let recorder = KeyPathRecorder()
    recorder.arm(self)
    let value: Any? = Boxing.unwrapped(root[keyPath: keyPath])
    recorder.disarm()
    guard let string = recorder.string(of: keyPath, from: self, endingIn: value) else {
      return refuse(keyPath, site)
    }
    return string
  }

  private func refuse(_ keyPath: AnyKeyPath, _ site: SourceSite) -> String? {
    raise(
      .unobservableKeyPath,
      "A key path of \(life.type) to \(type(of: keyPath).valueType) cannot be observed: each of its "
        + "steps must be a @Dynamic property or one of computedKeys, and none may be nil while the "
        + "observation begins. A path through a nil can be observed by its string.",
      registeredAt: site)
    return nil
  }
}

/// Notes which properties the reading of a key path touches.
final class KeyPathRecorder {
  private struct Read {
    let keyPath: AnyKeyPath
    let object: KVOObject
    let cell: AnyDynamicCell
  }

  private var reads: [Read] = []
  private var armed: [AnyDynamicCell] = []

  /// Makes every property of `object` report its reads.
  func arm(_ object: KVOObject) {
    for cell in object.keyTable.cells.values where cell.recorder == nil {
      cell.recorder = self
      cell.raise(CellFlags.recording)
      armed.append(cell)
    }
  }

  func disarm() {
    for cell in armed {
      cell.lower(CellFlags.recording)
      cell.recorder = nil
    }
    armed = []
  }

  func noteRead(_ keyPath: AnyKeyPath, of object: KVOObject, cell: AnyDynamicCell) {
    reads.append(Read(keyPath: keyPath, object: object, cell: cell))
    if let next = cell.any as? KVOObject { arm(next) }
  }

  /// The keys read, joined by dots, if they form a chain from `root` to `value`.
  func string(
    of keyPath: AnyKeyPath, from root: KVOObject, endingIn value: Any?
  ) -> String? {
    var expected: KVOObject? = root
    for read in reads {
      guard read.object === expected else { return nil }
      expected = read.cell.any as? KVOObject
    }
    guard let last = reads.last, Self.areSame(last.cell.any, value),
      last.cell.valueType == Boxing.unwrappedType(type(of: keyPath).valueType),
      value != nil || isWhole(keyPath, endingAt: last)
    else { return nil }
    return reads.map(\.cell.key).joined(separator: ".")
  }

  /// Whether a path that ends in nil was read to its end, and did not stop at a nil on the way.
  private func isWhole(_ keyPath: AnyKeyPath, endingAt last: Read) -> Bool {
    if reads.count == 1, last.keyPath == keyPath { return true }
    // Only an object could have been a step on the way.
    return !(last.cell.valueType is AnyClass)
  }

  private static func areSame(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as KVOObject, let other as KVOObject): one === other
    case (let one as AnyHashable, let other as AnyHashable): one == other
    case (let one?, let other?): type(of: one) == type(of: other)
    default: false
    }
  }
}
