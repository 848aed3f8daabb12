// Symptom: after one change the app writes its settings again and again, while nobody touches it.
// Task:    let a change be saved once, what is read not at all, and let listeners find it in the store.
// Run:     swift run kata   (or: cd Exercises && KATA=89 swift test)

import Foundation
import KeyValueObserving

/// What the user can choose; each change is announced.
final class AppSettings: KVOObject {
  /// All that is in the archive; one list, so that nothing is forgotten.
  static let keys = ["textSize", "sortsByDate", "isLocked", "saveCount"]

  @Dynamic var textSize = 17.0
  @Dynamic var sortsByDate = false
  @Dynamic var isLocked = false
  /// How often the settings have been saved; support asks for it.
  @Dynamic var saveCount = 0

  func archive() -> Data {
    let coder = NSKeyedArchiver(requiringSecureCoding: true)
    coder.encode(textSize, forKey: "textSize")
    coder.encode(sortsByDate, forKey: "sortsByDate")
    coder.encode(isLocked, forKey: "isLocked")
    coder.encode(saveCount, forKey: "saveCount")
    coder.finishEncoding()
    return coder.encodedData
  }

  func read(_ archive: Data) throws {
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    coder.requiresSecureCoding = true
    coder.decodingFailurePolicy = .setErrorAndReturn
    defer { coder.finishDecoding() }
    guard Self.keys.allSatisfy(coder.containsValue) else { throw CocoaError(.coderReadCorrupt) }
    textSize = coder.decodeDouble(forKey: "textSize")
    sortsByDate = coder.decodeBool(forKey: "sortsByDate")
    isLocked = coder.decodeBool(forKey: "isLocked")
    saveCount = coder.decodeInteger(forKey: "saveCount")
    if let error = coder.error { throw error }
  }
}
