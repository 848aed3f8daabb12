// Symptom: a text size that was only tried out in the preview is the app's text size.
// Task:    let nothing change the settings but an update, and let no update undo another's.
// Run:     swift run kata   (or: cd Exercises && KATA=87 swift test)

import Foundation

/// What the user can choose, and what the app counts.
final class AppSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

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

  override init() {}

  init?(coder: NSCoder) {
    guard Key.all.allSatisfy(coder.containsValue) else { return nil }
    textSize = coder.decodeDouble(forKey: Key.textSize)
    sortsByDate = coder.decodeBool(forKey: Key.sortsByDate)
    openedCount = coder.decodeInteger(forKey: Key.openedCount)
  }

  func encode(with coder: NSCoder) {
    coder.encode(textSize, forKey: Key.textSize)
    coder.encode(sortsByDate, forKey: Key.sortsByDate)
    coder.encode(openedCount, forKey: Key.openedCount)
  }
}

extension AppSettings {
  static func settings(from archive: Data) throws -> AppSettings {
    let settings = try NSKeyedUnarchiver.unarchivedObject(ofClass: AppSettings.self, from: archive)
    guard let settings else { throw CocoaError(.coderReadCorrupt) }
    return settings
  }

  func archive() throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: self, requiringSecureCoding: true)
  }
}
