public import Foundation

/// Turns settings into the bytes of a keyed archive, and back.
///
/// The values stand at the top of the archive, each under its key, beside the settings' name and
/// version. No class of the app is archived: a name that is not there cannot be broken by renaming or
/// moving a class. (`NSKeyedArchiver.setClassName` would keep such a name, and has no effect on
/// Linux.)
public struct KeyedSettingsArchive<Settings: KeyedSettings>: Sendable {
  /// Settings that were read, and the version that they were written in.
  public struct Opened: Sendable {
    /// The settings.
    public let settings: Settings
    /// The version of the archive.
    public let version: Int
  }

  /// Makes an archive; stops the program if the settings' table of fields is not complete.
  public init() {
    if let mistake = FieldTable.mistake(of: Settings.self) { preconditionFailure(mistake) }
  }

  /// The settings as sealed bytes.
  ///
  /// They are read back before they are returned: an archive that would not give the same settings is
  /// never written.
  ///
  /// - Parameter settings: What to archive.
  /// - Returns: The bytes.
  /// - Throws: `SettingsError` if a value makes no sense or would not come back.
  public func data(for settings: Settings) throws(SettingsError) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    archiver.encode(Settings.archiveName.archived, forKey: ArchiveKey.name)
    archiver.encode(Settings.version.archived, forKey: ArchiveKey.version)
    for field in Settings.fields {
      archiver.encode(try field.write(settings), forKey: field.key)
    }
    archiver.finishEncoding()
    let data = ArchiveSeal.seal(archiver.encodedData)
    guard try self.settings(from: data).settings == settings else { throw .notReproducible }
    return data
  }

  /// The settings in sealed bytes.
  ///
  /// Bytes without a seal are read only where the settings know such archives, see
  /// ``KeyedSettings/settings(fromUnsealed:)``; their version is 0.
  ///
  /// - Parameter data: The bytes, from wherever they come.
  /// - Returns: The settings and their version.
  /// - Throws: `SettingsError` if these are not the bytes that were written, hold other settings, are
  ///   of a later version, lack a key, or hold something that makes no sense.
  public func settings(from data: Data) throws(SettingsError) -> Opened {
    if let object = UnsealedObject(data),
      let settings = try Settings.settings(fromUnsealed: object)
    {
      return Opened(settings: settings, version: 0)
    }
    let content = try ArchiveSeal.open(data)
    try ArchiveContents.check(content)
    let unarchiver: NSKeyedUnarchiver
    do {
      unarchiver = try NSKeyedUnarchiver(forReadingFrom: content)
    } catch {
      throw .notUnarchived("\(error)")
    }
    unarchiver.requiresSecureCoding = true
    // The default is to raise.
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    defer { unarchiver.finishDecoding() }
    return try read(ArchivedValues(unarchiver))
  }

  private func read(_ archived: ArchivedValues) throws(SettingsError) -> Opened {
    var values = archived
    let name = try values.value(ArchiveKey.name, as: String.self)
    guard name == Settings.archiveName else { throw .otherSettings(name ?? "nil") }
    guard let version = try values.value(ArchiveKey.version, as: Int.self) else {
      throw .missingKey(ArchiveKey.version)
    }
    guard version <= Settings.version else { throw .newerVersion(version) }
    guard version >= 1 else { throw .noMigration(from: version) }
    for earlier in version..<Settings.version {
      guard let step = Settings.migrations.first(where: { $0.version == earlier }) else {
        throw .noMigration(from: earlier)
      }
      try step.apply(&values)
    }
    var settings = Settings.afterLoss
    for field in Settings.fields { try field.read(&settings, values) }
    return Opened(settings: settings, version: version)
  }
}

/// The keys that are the archive's own.
enum ArchiveKey {
  static let name = "archive.name"
  static let version = "archive.version"
  static let all = [name, version]
}
