import Foundation
import Testing

@testable import ScatteredSettings

/// Preferences in memory, which can be told to end the app at one of its writes.
///
/// From that write on nothing is stored: the process is gone, whatever the code still does here.
final class StoppablePreferences: Preferences {
  private(set) var stored: [String: Any]
  /// How many writes there have been.
  private(set) var writeCount = 0
  private var remainingWrites: Int?

  init(_ stored: [String: Any] = [:]) {
    self.stored = stored
  }

  /// Ends the app as soon as it has written so often.
  func stop(afterWrites count: Int) {
    remainingWrites = count
  }

  /// What the next start of the app finds.
  func afterRestart() -> StoppablePreferences {
    StoppablePreferences(stored)
  }

  func object(forKey key: String) -> Any? {
    stored[key]
  }

  func set(_ value: Any?, forKey key: String) {
    guard let value else { return removeObject(forKey: key) }
    guard Self.isPropertyList(value) else {
      Issue.record("UserDefaults stops the app at a value of type \(type(of: value)).")
      return
    }
    write { stored[key] = value }
  }

  func removeObject(forKey key: String) {
    write { stored[key] = nil }
  }

  private func write(_ change: () -> Void) {
    writeCount += 1
    if let remaining = remainingWrites {
      guard remaining > 0 else { return }
      remainingWrites = remaining - 1
    }
    change()
  }

  private static func isPropertyList(_ value: Any) -> Bool {
    switch value {
    case let array as [Any]: array.allSatisfy(isPropertyList)
    case let dictionary as [String: Any]: dictionary.values.allSatisfy(isPropertyList)
    default:
      value is String || value is Bool || value is Int || value is Double || value is Date
        || value is Data || value is NSNumber || value is NSString || value is NSDate
        || value is NSData
    }
  }
}
