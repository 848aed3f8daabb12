import Foundation

/// What the app asks of its preferences: three of the calls of `UserDefaults`, by the same names.
///
/// Each call is stored by itself. An app that is stopped between two has made the first one.
protocol Preferences: AnyObject {
  func object(forKey key: String) -> Any?
  /// Stores a value that a property list can hold; `UserDefaults` stops the app at any other.
  func set(_ value: Any?, forKey key: String)
  func removeObject(forKey key: String)
}

extension UserDefaults: Preferences {}
