/// Settings of one domain that are archived together, under one key or in one file.
///
/// The type is a plain structure; how it is stored stands in one table, a line for each property:
///
/// ```swift
/// struct PassCodePolicy: KeyedSettings {
///   static let archiveName = "PassCodePolicy"
///   static let version = 1
///   static let fields: [SettingsField<Self>] = [
///     .value("isEnabled", \.isEnabled),
///     .optional("nextCheckDate", \.nextCheckDate),
///   ]
///   …
/// }
/// ```
///
/// Writing and reading both walk through that table, so that a key is spelled once and nothing can be
/// written without being read. A property that no field names, two fields with one key and two fields
/// for one property stop the program when the archive is made.
public protocol KeyedSettings: Equatable, Sendable {
  /// The name that stands in the archive, whatever the type is called by now.
  ///
  /// It is a promise to every archive out there: a type may be renamed or moved, this may not.
  static var archiveName: String { get }

  /// The version of the stored form; 1 for the first.
  ///
  /// It grows by one with each change that an earlier reader or archive would not understand, and
  /// each growth comes with a migration.
  static var version: Int { get }

  /// The stored properties, each with its key.
  static var fields: [SettingsField<Self>] { get }

  /// What leads from each earlier version to the next.
  static var migrations: [SettingsMigration] { get }

  /// The settings in an archive that the app wrote before it had versions and a seal.
  ///
  /// - Parameter object: The object in the archive.
  /// - Returns: The settings; nil if this object has never been theirs.
  /// - Throws: `SettingsError` if it has, and cannot be read.
  static func settings(fromUnsealed object: UnsealedObject) throws(SettingsError) -> Self?

  /// The settings of an app that has never stored any.
  static var firstLaunch: Self { get }

  /// The settings that hold where the stored ones cannot be read.
  ///
  /// Something was stored and is lost: whatever protects the user has to be on.
  static var afterLoss: Self { get }
}

extension KeyedSettings {
  /// None: there has been one version only.
  public static var migrations: [SettingsMigration] { [] }

  /// None: there has been no archive without a seal.
  public static func settings(
    fromUnsealed object: UnsealedObject
  ) throws(SettingsError) -> Self? { nil }
}
