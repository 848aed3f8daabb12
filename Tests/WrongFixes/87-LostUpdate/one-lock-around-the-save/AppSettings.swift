// Rejected by: what is set in one window survives what is set in the other
// Misconception: a race is two saves at one time.

import Foundation

/// What the user can choose, and what the app counts.
struct AppSettings {
  private enum Key {
    static let textSize = "AppSettings.textSize"
    static let sortsByDate = "AppSettings.sortsByDate"
    static let openedCount = "AppSettings.openedCount"
    static let all = [textSize, sortsByDate, openedCount]
  }

  var textSize = 17.0
  var sortsByDate = false
  /// How many documents have been opened.
  var openedCount = 0
}

extension AppSettings {
  static func settings(from archive: Data) throws -> AppSettings {
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    coder.requiresSecureCoding = true
    coder.decodingFailurePolicy = .setErrorAndReturn
    defer { coder.finishDecoding() }
    guard Key.all.allSatisfy(coder.containsValue) else { throw CocoaError(.coderReadCorrupt) }
    let settings = AppSettings(
      textSize: coder.decodeDouble(forKey: Key.textSize),
      sortsByDate: coder.decodeBool(forKey: Key.sortsByDate),
      openedCount: coder.decodeInteger(forKey: Key.openedCount))
    if let error = coder.error { throw error }
    return settings
  }

  func archive() throws -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(textSize, forKey: Key.textSize)
    coder.encode(sortsByDate, forKey: Key.sortsByDate)
    coder.encode(openedCount, forKey: Key.openedCount)
    coder.finishEncoding()
    return coder.encodedData
  }
}
