public import Foundation

/// A change of settings, with all there was before and all there is now.
public struct SettingsChange<Settings: KeyedSettings>: Equatable, Sendable {
  /// The settings before.
  public let old: Settings
  /// The settings after.
  public let new: Settings

  init(from old: Settings, to new: Settings) {
    self.old = old
    self.new = new
  }

  /// The change that a notification of a ``SettingsOwner`` carries; nil for any other notification.
  ///
  /// - Parameter notification: The notification.
  public init?(_ notification: Notification) {
    guard let change = notification.userInfo?[Self.userInfoKey] as? Self else { return nil }
    self = change
  }

  /// Whether it concerns a property.
  ///
  /// - Parameter property: The property.
  /// - Returns: Whether its value is another one now.
  public func concerns<Value: Equatable>(_ property: KeyPath<Settings, Value>) -> Bool {
    old[keyPath: property] != new[keyPath: property]
  }

  static var userInfoKey: String { "change" }
}
