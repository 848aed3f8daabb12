// Rejected by: somebody who only looks writes nothing
// Misconception: to write what is already there costs nothing.

import Foundation

/// What the user can choose, archived as a whole.
struct AppSettings: Equatable {
  private enum Key {
    static let isLocked = "AppSettings.isLocked"
    static let textSize = "AppSettings.textSize"
    static let sortsByDate = "AppSettings.sortsByDate"
    static let savedAt = "AppSettings.savedAt"
    static let all = [isLocked, textSize, sortsByDate]
  }

  var isLocked = false
  var textSize = 17.0
  var sortsByDate = false
}

extension AppSettings {
  init(archive: Data) throws {
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    coder.requiresSecureCoding = true
    coder.decodingFailurePolicy = .setErrorAndReturn
    defer { coder.finishDecoding() }
    guard Key.all.allSatisfy(coder.containsValue) else { throw CocoaError(.coderValueNotFound) }
    isLocked = coder.decodeBool(forKey: Key.isLocked)
    textSize = coder.decodeDouble(forKey: Key.textSize)
    sortsByDate = coder.decodeBool(forKey: Key.sortsByDate)
    if let error = coder.error { throw error }
  }

  /// Says when it was made, for whoever looks into a file that a user has sent.
  func archive() -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(ProcessInfo.processInfo.systemUptime, forKey: Key.savedAt)
    coder.encode(isLocked, forKey: Key.isLocked)
    coder.encode(textSize, forKey: Key.textSize)
    coder.encode(sortsByDate, forKey: Key.sortsByDate)
    coder.finishEncoding()
    return coder.encodedData
  }
}
