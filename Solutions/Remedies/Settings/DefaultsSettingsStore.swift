public import Foundation

/// A store under one key of a suite of user defaults.
///
/// What is stored is on the disk when storing returns: on Apple's systems the defaults see to it, on
/// Linux nothing is ever written without `synchronize`.
///
/// The store can promise no more than the defaults do. Linux writes their file in place: a full disk or
/// the end of the process in the middle of it loses every value of the suite. The defaults then look
/// empty, as at a first launch; reading is an error instead, until `replace(with:)` has put the file
/// right. What must not be lost is better kept in a ``FileSettingsStore``.
public struct DefaultsSettingsStore: SettingsStore {
  /// The name of the suite.
  public let suite: String
  /// The key in it.
  public let key: String

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - suite: The name of the suite, as `UserDefaults(suiteName:)` takes it.
  ///   - key: The key in it.
  public init(suite: String, key: String) {
    self.suite = suite
    self.key = key
  }

  /// The bytes under the key; nil if there is nothing.
  public func read() throws -> Data? {
    // Not `data(forKey:)`: that has nil for a text, too, and values that anybody in the process has
    // registered.
    let values = try defaults().persistentDomain(forName: suite) ?? [:]
    guard let value = values[key] else {
      #if os(Linux)
      if values.isEmpty, let file = damagedFile {
        throw FileFailure("The file of the defaults \(suite) is damaged: \(file.path).")
      }
      #endif
      return nil
    }
    guard let data = value as? Data else {
      throw FileFailure("Under the key \(key) of \(suite) there is something that is not data.")
    }
    return data
  }

  /// Puts bytes under the key.
  public func replace(with data: Data) throws {
    try set(data, for: key)
  }

  /// Keeps a copy in the same suite, under the key with an ending of its own.
  public func keepAside(_ data: Data) throws -> String {
    let name = nameAside(key, data)
    try set(data, for: name)
    return "\(suite)/\(name)"
  }

  private func set(_ data: Data, for key: String) throws {
    let defaults = try defaults()
    let old = defaults.persistentDomain(forName: suite)?[key]
    defaults.set(data, forKey: key)
    guard defaults.synchronize() else {
      if let old { defaults.set(old, forKey: key) } else { defaults.removeObject(forKey: key) }
      throw FileFailure("The defaults \(suite) could not be written.")
    }
  }

  #if os(Linux)
  /// The suite's file, if there is one that must have had values.
  private var damagedFile: URL? {
    let settings = ProcessInfo.processInfo.environment["XDG_CONFIG_HOME"]
    let folder =
      settings.map { URL(fileURLWithPath: $0) }
      ?? URL(fileURLWithPath: NSHomeDirectory()).appendingPathComponent(".config")
    let file = folder.appendingPathComponent("\(suite).plist")
    guard let data = try? Data(contentsOf: file) else { return nil }
    return String(decoding: data, as: UTF8.self).contains("<dict/>") ? nil : file
  }
  #endif

  private func defaults() throws -> UserDefaults {
    guard let defaults = UserDefaults(suiteName: suite) else {
      throw FileFailure("There are no defaults called \(suite).")
    }
    return defaults
  }
}
