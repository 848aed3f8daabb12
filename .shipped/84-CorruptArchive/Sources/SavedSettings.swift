// Symptom: a few bytes of the file are damaged: the app stops at every launch, or opens to anybody.
// Task:    let loading end with the settings that were saved, or strict ones, and say which.
// Run:     swift run kata   (or: cd Exercises && KATA=84 swift test)

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
    guard let archive = try? store.read() else { return (PassCodeSettings(), .firstLaunch) }
    let settings = try? NSKeyedUnarchiver.unarchivedObject(
      ofClass: PassCodeSettings.self, from: archive)
    return (settings ?? PassCodeSettings(), .saved)
  }

  func save(_ settings: PassCodeSettings) throws {
    try store.replace(
      with: try NSKeyedArchiver.archivedData(withRootObject: settings, requiringSecureCoding: true))
  }
}
