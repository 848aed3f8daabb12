import Foundation

/// Settings in a store: loading always gives some, and saving never loses the old ones on the way.
///
/// Two of them on one store know nothing of each other; an app has one ``SettingsOwner``.
public struct StoredSettings<Settings: KeyedSettings>: Sendable {
  private let store: any SettingsStore
  let archive = KeyedSettingsArchive<Settings>()

  /// Makes the settings of a store.
  ///
  /// - Parameter store: Where their archive is.
  public init(in store: any SettingsStore) {
    self.store = store
  }

  /// Loads the settings.
  ///
  /// Loading changes nothing that is stored: what is unreadable stays in its place until the next
  /// save. If it were moved away, the next launch would take itself for the first, and open.
  ///
  /// - Parameter mayBeFirstLaunch: False if the app knows that settings have been saved, as when the
  ///   Keychain has a pass code: then an empty store is a loss. Without that knowledge, deleting the
  ///   file makes a first launch of the next one.
  /// - Returns: The settings and how they were come by.
  public func load(mayBeFirstLaunch: Bool = true) -> LoadedSettings<Settings> {
    loadWithBytes(mayBeFirstLaunch: mayBeFirstLaunch).settings
  }

  func loadWithBytes(
    mayBeFirstLaunch: Bool
  ) -> (settings: LoadedSettings<Settings>, bytes: StoredBytes) {
    let data: Data?
    do {
      data = try store.read()
    } catch {
      return (afterLoss(.store("\(error)")), .unknown)
    }
    return (settings(in: data, mayBeFirstLaunch: mayBeFirstLaunch), .known(data))
  }

  private func settings(
    in data: Data?, mayBeFirstLaunch: Bool
  ) -> LoadedSettings<Settings> {
    guard let data else {
      guard mayBeFirstLaunch else { return afterLoss(.missing) }
      return LoadedSettings(settings: .firstLaunch, origin: .firstLaunch)
    }
    do throws(SettingsError) {
      let opened = try archive.settings(from: data)
      return LoadedSettings(
        settings: opened.settings,
        origin: opened.version == Settings.version ? .saved : .migrated(from: opened.version))
    } catch {
      return afterLoss(error, aside: try? store.keepAside(data))
    }
  }

  /// Saves settings in place of the stored ones.
  ///
  /// Stored bytes that cannot be read are kept aside before they are replaced.
  ///
  /// - Parameter settings: What to save.
  /// - Throws: `SettingsError`; then the store holds what it held.
  public func save(_ settings: Settings) throws(SettingsError) {
    _ = try save(settings, inPlaceOf: nil)
  }

  /// Saves settings if the store holds what it should.
  ///
  /// - Parameters:
  ///   - settings: What to save.
  ///   - expected: What the store should hold; nil for whatever it is.
  /// - Returns: What it holds now.
  /// - Throws: `SettingsError`; then the store holds what it held.
  func save(
    _ settings: Settings, inPlaceOf expected: StoredBytes?
  ) throws(SettingsError) -> Data {
    let data = try archive.data(for: settings)
    do {
      let old = try store.read()
      if let expected, expected != .known(old) { throw SettingsError.changedElsewhere }
      if let old, (try? archive.settings(from: old)) == nil {
        _ = try store.keepAside(old)
      }
      try store.replace(with: data)
      return data
    } catch let error as SettingsError {
      throw error
    } catch {
      throw .store("\(error)")
    }
  }

  private func afterLoss(
    _ error: SettingsError, aside: String? = nil
  ) -> LoadedSettings<Settings> {
    LoadedSettings(settings: .afterLoss, origin: .lost(error, aside: aside))
  }
}
