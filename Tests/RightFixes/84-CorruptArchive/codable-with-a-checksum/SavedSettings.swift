import Foundation
import Remedies

/// How settings were come by.
enum LoadOrigin: String {
  /// Nothing has ever been saved.
  case firstLaunch
  /// They are those that were saved.
  case saved
  /// What was saved cannot be read.
  case lost
}

/// The settings in their store, which is a file in the app and the memory in tests.
struct SavedSettings {
  private let store: any SettingsStore

  init(in store: any SettingsStore) {
    self.store = store
  }

  func load() -> (settings: PassCodeSettings, origin: LoadOrigin) {
    do {
      guard let sealed = try store.read() else { return (PassCodeSettings(), .firstLaunch) }
      if let settings = settings(in: sealed) { return (settings, .saved) }
      _ = try store.keepAside(sealed)
    } catch {
      // The bytes are where they were; there is nothing else to do about them.
    }
    return (.strict, .lost)
  }

  func save(_ settings: PassCodeSettings) throws {
    if let old = try store.read(), self.settings(in: old) == nil { _ = try store.keepAside(old) }
    try store.replace(with: Seal.seal(try JSONEncoder().encode(settings)))
  }

  private func settings(in sealed: Data) -> PassCodeSettings? {
    guard let archive = Seal.open(sealed) else { return nil }
    return try? JSONDecoder().decode(PassCodeSettings.self, from: archive)
  }
}
