import Foundation

/// What an archive holds, key by key, and what migrations have made of it.
public struct ArchivedValues {
  private enum Change {
    case set(NSObject?)
    case removed
  }

  private let unarchiver: NSKeyedUnarchiver
  private var changes: [String: Change] = [:]

  init(_ unarchiver: NSKeyedUnarchiver) {
    self.unarchiver = unarchiver
  }

  /// Whether there is something under a key; a nil that was written is something.
  public func contains(_ key: String) -> Bool {
    switch changes[key] {
    case .set: true
    case .removed: false
    case nil: unarchiver.containsValue(forKey: key)
    }
  }

  /// The value under a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type to expect.
  /// - Returns: The value; nil if a nil was written.
  /// - Throws: `SettingsError` if there is nothing under the key, or something of another type.
  public func value<Value: SettingsValue>(
    _ key: String, as type: Value.Type
  ) throws(SettingsError) -> Value? {
    guard let object = try object(key) else { return nil }
    guard let value = Value(archived: object) else {
      throw .wrongType(key: key, expected: "\(type)", found: "\(object)")
    }
    return value
  }

  /// Puts a value under a key, in place of what is there.
  public mutating func set<Value: SettingsValue>(_ value: Value?, for key: String) {
    changes[key] = .set(value?.archived)
  }

  /// Takes away what is under a key.
  public mutating func remove(_ key: String) {
    changes[key] = .removed
  }

  /// Puts what is under one key under another; does nothing if there is nothing.
  public mutating func rename(_ old: String, to new: String) throws(SettingsError) {
    guard contains(old) else { return }
    changes[new] = .set(try object(old))
    changes[old] = .removed
  }

  private func object(_ key: String) throws(SettingsError) -> NSObject? {
    switch changes[key] {
    case .set(let object): return object
    case .removed: throw .missingKey(key)
    case nil: break
    }
    // Asking for the object of a missing key is no error on Apple's systems, and on Linux fails the
    // whole archive.
    guard unarchiver.containsValue(forKey: key) else { throw .missingKey(key) }
    let object = unarchiver.decodeObject(of: ArchiveContents.classes, forKey: key)
    if let error = unarchiver.error { throw .notUnarchived("\(error)") }
    return object as? NSObject
  }
}
