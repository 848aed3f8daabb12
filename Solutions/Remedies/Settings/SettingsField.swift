import Foundation

/// What a key that is not in the archive stands for.
public enum Absence<Value: Sendable>: Sendable {
  /// Nothing: an archive without it is not read.
  case isAnError
  /// A declared value, as for a setting that is younger than some archives.
  case means(Value)
}

/// One stored property: its key, and how it is written and read.
public struct SettingsField<Settings>: Sendable {
  /// The key in the archive.
  public let key: String

  let property: any PartialKeyPath<Settings> & Sendable
  let write: @Sendable (Settings) throws(SettingsError) -> NSObject?
  let read: @Sendable (inout Settings, ArchivedValues) throws(SettingsError) -> Void

  /// A property that always has a value.
  ///
  /// - Parameters:
  ///   - key: The key; here and nowhere else.
  ///   - property: The property.
  ///   - absence: What an archive without the key means.
  ///   - isValid: Whether a value makes sense; one that does not is neither written nor read.
  /// - Returns: The field.
  public static func value<Value: SettingsValue>(
    _ key: String, _ property: any WritableKeyPath<Settings, Value> & Sendable,
    ifAbsent absence: Absence<Value> = .isAnError,
    where isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Self {
    Self(key: key, property: property) { settings throws(SettingsError) in
      let value = settings[keyPath: property]
      guard isValid(value) else { throw .invalidValue(key: key, value: "\(value)") }
      return value.archived
    } read: { settings, values throws(SettingsError) in
      guard values.contains(key) else {
        guard case .means(let value) = absence else { throw .missingKey(key) }
        settings[keyPath: property] = value
        return
      }
      guard let value = try values.value(key, as: Value.self) else {
        throw .wrongType(key: key, expected: "\(Value.self)", found: "nil")
      }
      guard isValid(value) else { throw .invalidValue(key: key, value: "\(value)") }
      settings[keyPath: property] = value
    }
  }

  /// A property that may be nil.
  ///
  /// A nil is written as a nil under its key, so that "none" and "not stored" stay two things.
  ///
  /// - Parameters:
  ///   - key: The key; here and nowhere else.
  ///   - property: The property.
  ///   - absence: What an archive without the key means.
  ///   - isValid: Whether a value makes sense; nil always does.
  /// - Returns: The field.
  public static func optional<Value: SettingsValue>(
    _ key: String, _ property: any WritableKeyPath<Settings, Value?> & Sendable,
    ifAbsent absence: Absence<Value?> = .isAnError,
    where isValid: @escaping @Sendable (Value) -> Bool = { _ in true }
  ) -> Self {
    Self(key: key, property: property) { settings throws(SettingsError) in
      guard let value = settings[keyPath: property] else { return nil }
      guard isValid(value) else { throw .invalidValue(key: key, value: "\(value)") }
      return value.archived
    } read: { settings, values throws(SettingsError) in
      guard values.contains(key) else {
        guard case .means(let value) = absence else { throw .missingKey(key) }
        settings[keyPath: property] = value
        return
      }
      let value = try values.value(key, as: Value.self)
      if let value, !isValid(value) { throw .invalidValue(key: key, value: "\(value)") }
      settings[keyPath: property] = value
    }
  }
}
