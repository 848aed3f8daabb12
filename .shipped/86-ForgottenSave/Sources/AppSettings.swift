import Foundation

/// What the user can choose, archived as a whole.
struct AppSettings: Equatable {
  private enum Key {
    static let isLocked = "AppSettings.isLocked"
    static let textSize = "AppSettings.textSize"
    static let sortsByDate = "AppSettings.sortsByDate"
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

  func archive() -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(isLocked, forKey: Key.isLocked)
    coder.encode(textSize, forKey: Key.textSize)
    coder.encode(sortsByDate, forKey: Key.sortsByDate)
    coder.finishEncoding()
    return coder.encodedData
  }
}
