import Foundation

/// The settings of the app's lock.
struct PassCodeSettings: Codable {
  /// Whether the app asks for the pass code.
  var isEnabled = false
  /// How many wrong pass codes it takes.
  var attempts = 5
  /// How long the app stays open after a right one, in seconds.
  var openInterval: TimeInterval = 60

  /// What holds where settings were saved and cannot be read: locked, and no owner is locked out.
  static let afterLoss = PassCodeSettings(isEnabled: true, openInterval: 0)
}
