extension SettingsError: CustomStringConvertible {
  /// The sentence for the programmer and for a log: what is wrong, and where.
  public var description: String {
    switch self {
    case .damaged(let damage): "The archive is damaged: \(damage)."
    case .notUnarchived(let reason): "The archive cannot be read: \(reason)"
    case .foreignClass(let name): "The archive holds an object of the class \(name)."
    case .otherSettings(let name): "The archive holds other settings: \(name)."
    case .newerVersion(let version): "The archive is of a later version: \(version)."
    case .noMigration(let version): "Nothing leads from version \(version) to the next."
    case .missingKey(let key): "The archive has nothing under the key \(key)."
    case .wrongType(let key, let expected, let found):
      "Under the key \(key) there should be a value of the type \(expected), not \(found)."
    case .invalidValue(let key, let value): "Under the key \(key), \(value) makes no sense."
    case .notReproducible: "The settings would not come back as they are."
    case .missing: "There should be stored settings, and there are none."
    case .store(let reason): "The store failed. \(reason)"
    case .changedElsewhere: "The store has been changed by somebody else."
    }
  }
}

extension ArchiveDamage: CustomStringConvertible {
  /// How the bytes give it away.
  public var description: String {
    switch self {
    case .notAnArchive: "it does not begin as one"
    case .length(let expected, let found): "it has \(found) bytes where \(expected) should be"
    case .checksum: "its checksum is another"
    }
  }
}
