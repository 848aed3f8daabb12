public import Foundation

/// When the app asks for its pass code, and how many wrong ones it takes.
///
/// It is no secret and no guard: whoever can write the app's files can write these, and whoever can
/// set the clock can reach `nextCheckDate`. The pass code itself belongs in the Keychain. What this is
/// about is not losing state.
public struct PassCodePolicy: KeyedSettings {
  /// Whether the app is locked.
  public var isEnabled: Bool
  /// How many wrong pass codes are taken in a row; from 0 to 100.
  public var attempts: Int
  /// How long the app stays open after a right one, in seconds.
  public var checkInterval: TimeInterval
  /// When it asks next; nil for at once.
  public var nextCheckDate: Date?
  /// The version of the app that saved this.
  public var appVersion: String

  /// Makes a policy.
  ///
  /// - Parameters:
  ///   - isEnabled: Whether the app is locked.
  ///   - attempts: How many wrong pass codes are taken.
  ///   - checkInterval: How long the app stays open.
  ///   - nextCheckDate: When it asks next.
  ///   - appVersion: The version of the app.
  public init(
    isEnabled: Bool, attempts: Int, checkInterval: TimeInterval, nextCheckDate: Date?,
    appVersion: String
  ) {
    self.isEnabled = isEnabled
    self.attempts = attempts
    self.checkInterval = checkInterval
    self.nextCheckDate = nextCheckDate
    self.appVersion = appVersion
  }
}

extension PassCodePolicy {
  /// The name in the archive.
  public static let archiveName = "PassCodePolicy"

  /// The version of the stored form.
  public static let version = 1

  /// The stored properties.
  public static let fields: [SettingsField<Self>] = [
    .value("isEnabled", \.isEnabled),
    .value("attempts", \.attempts, where: (0...100).contains),
    .value("checkInterval", \.checkInterval) { $0.isFinite && $0 >= 0 },
    .optional("nextCheckDate", \.nextCheckDate) { $0.timeIntervalSinceReferenceDate.isFinite },
    .value("appVersion", \.appVersion, ifAbsent: .means("")),
  ]

  /// Not locked: nobody has chosen a pass code yet.
  public static let firstLaunch = Self(
    isEnabled: false, attempts: 5, checkInterval: 300, nextCheckDate: nil, appVersion: "")

  /// Locked, to be asked for at once, with one wrong pass code at most: strict, and no owner is
  /// locked out.
  public static let afterLoss = Self(
    isEnabled: true, attempts: 1, checkInterval: 0, nextCheckDate: nil, appVersion: "")
}
