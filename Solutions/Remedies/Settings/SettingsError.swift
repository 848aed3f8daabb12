/// Why settings could not be read or written.
public enum SettingsError: Error, Equatable, Sendable {
  /// The bytes are not those that were written; they have not been unarchived.
  case damaged(ArchiveDamage)
  /// The bytes are those that were written, and the unarchiver does not take them.
  case notUnarchived(String)
  /// The archive holds objects of a class that no setting has.
  case foreignClass(String)
  /// The archive holds other settings: the name that it gives.
  case otherSettings(String)
  /// The archive was written by a later version of the app.
  case newerVersion(Int)
  /// Nothing leads from this version to the next.
  case noMigration(from: Int)
  /// The archive lacks a key that it must have.
  case missingKey(String)
  /// Under the key there is something else.
  case wrongType(key: String, expected: String, found: String)
  /// Under the key there is a value that makes no sense.
  case invalidValue(key: String, value: String)
  /// The settings do not come back as they went in, so that they were not written.
  case notReproducible
  /// There should be stored settings, and there are none.
  case missing
  /// The store failed.
  case store(String)
  /// The store does not hold what it held when the owner of the settings last saw it, so that it was
  /// not overwritten.
  case changedElsewhere
}

/// How the bytes of an archive give away that they are not those that were written.
public enum ArchiveDamage: Equatable, Sendable {
  /// They do not begin as an archive does.
  case notAnArchive
  /// They are fewer or more than they should be.
  case length(expected: Int, found: Int)
  /// Their checksum is another.
  case checksum
}
