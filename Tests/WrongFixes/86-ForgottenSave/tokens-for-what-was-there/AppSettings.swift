// Rejected by: documents that are sorted by date are so after a kill
// Misconception: a token saves the settings; it saves the property that it observes.

import Foundation
import KeyValueObserving

/// What the user can choose, archived as a whole; each change is announced.
final class AppSettings: KVOObject {
  private enum Key {
    static let isLocked = "AppSettings.isLocked"
    static let textSize = "AppSettings.textSize"
    static let sortsByDate = "AppSettings.sortsByDate"
    static let all = [isLocked, textSize, sortsByDate]
  }

  @Dynamic var isLocked = false
  @Dynamic var textSize = 17.0
  @Dynamic var sortsByDate = false
}

extension AppSettings {
  convenience init(archive: Data) throws {
    self.init()
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

  func archive() -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(isLocked, forKey: Key.isLocked)
    coder.encode(textSize, forKey: Key.textSize)
    coder.encode(sortsByDate, forKey: Key.sortsByDate)
    coder.finishEncoding()
    return coder.encodedData
  }
}
