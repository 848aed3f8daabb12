/// Settings, and how they were come by.
public struct LoadedSettings<Settings: KeyedSettings>: Equatable, Sendable {
  /// The settings; there always are some.
  public let settings: Settings
  /// How they were come by.
  public let origin: SettingsOrigin

  /// Makes what loading gives.
  ///
  /// - Parameters:
  ///   - settings: The settings.
  ///   - origin: How they were come by.
  public init(settings: Settings, origin: SettingsOrigin) {
    self.settings = settings
    self.origin = origin
  }
}

/// How loaded settings were come by.
///
/// Nil would say less: an app that has never stored anything and one whose file is damaged need
/// different settings, and the user of the second needs a word.
public enum SettingsOrigin: Equatable, Sendable {
  /// They are those that were saved.
  case saved
  /// They are those that an earlier version of the app saved, brought to today's form.
  case migrated(from: Int)
  /// Nothing has ever been saved; they are the first launch's.
  case firstLaunch
  /// What was saved cannot be read; they are those for that case. The unreadable bytes are where they
  /// were until the next save, and a copy is kept where `aside` says; nil if there were none to keep,
  /// or keeping them failed.
  case lost(SettingsError, aside: String?)

  /// Whether saved settings are lost, so that the user should be told.
  public var isLoss: Bool {
    if case .lost = self { true } else { false }
  }
}
