import Foundation

/// Reads the archives of versions 1 to 3, whose class went by another name.
final class ArchivedPassCodeSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  let settings: PassCodeSettings

  init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "openInterval") else { return nil }
    var settings = PassCodeSettings()
    // An archive of version 1 was saved for a pass code, and its user was asked for it.
    settings.isEnabled = true
    if coder.containsValue(forKey: "isEnabled") {
      settings.isEnabled = coder.decodeBool(forKey: "isEnabled")
    }
    if coder.containsValue(forKey: "attempts") {
      settings.attempts = coder.decodeInteger(forKey: "attempts")
    }
    settings.openInterval = coder.decodeDouble(forKey: "openInterval")
    self.settings = settings
  }

  /// Nothing is written in this form any more.
  func encode(with coder: NSCoder) {
    coder.failWithError(CocoaError(.coderInvalidValue))
  }

  static func settings(from archive: Data) throws -> PassCodeSettings? {
    let coder = try NSKeyedUnarchiver(forReadingFrom: archive)
    coder.requiresSecureCoding = true
    coder.decodingFailurePolicy = .setErrorAndReturn
    coder.setClass(Self.self, forClassName: "FailOpen.PassCodeSettings")
    defer { coder.finishDecoding() }
    let read = coder.decodeObject(of: Self.self, forKey: NSKeyedArchiveRootObjectKey)
    if let error = coder.error { throw error }
    return read?.settings
  }
}
