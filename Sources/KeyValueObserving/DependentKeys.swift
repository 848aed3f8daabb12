/// What else changes a key: the closure of `keyPathsForValuesAffectingValue(forKey:)`.
struct DependentKeys {
  /// The key itself and the keys of the same object that it depends on, directly or in a chain.
  private(set) var keys: Set<String>

  /// The key paths through other objects that it depends on.
  private(set) var paths: Set<String> = []

  /// Follows the declarations of `type`, or returns the fault of one that affects itself.
  static func of(_ key: String, in type: KVOObject.Type) -> Result<DependentKeys, Fault> {
    var found = DependentKeys(keys: [key])
    var open = [key]
    while let next = open.popLast() {
      let affecting = type.keyPathsForValuesAffectingValue(forKey: next)
      if affecting.isEmpty { continue }
      if let fault = selfAffecting(next, affecting, in: type) { return .failure(fault) }
      for text in affecting {
        let path = ObservedPath(text)
        if path.rest != nil {
          found.paths.insert(text)
        } else if found.keys.insert(text).inserted {
          open.append(text)
        }
      }
    }
    return .success(found)
  }

  private static func selfAffecting(
    _ key: String, _ affecting: Set<String>, in type: KVOObject.Type
  ) -> Fault? {
    let list = affecting.sorted().map { PropertyListText.string($0) }.joined(separator: ", ")
    let returned = "(\(list))"
    let message =
      "\(type): A +keyPathsForValuesAffectingValueForKey: message returned a set that includes "
    let passedIn = "\nPassed-in key: \(key)\nReturned key path set: \(returned)"
    if affecting.contains(key) {
      return Fault(
        .internalInconsistency,
        message + "the same key that was passed in, which is not valid." + passedIn)
    }
    if affecting.contains(where: { ObservedPath($0).first == key }) {
      return Fault(
        .internalInconsistency,
        message
          + "a key path that starts with the same key that was passed in, which is not valid. "
          + "The property identified by the key path already depends on the property identified by "
          + "the key, never vice versa." + passedIn)
    }
    return nil
  }
}
