// Accepted: the remedy, whose archives name no class; the old ones are read by a class of their own.

import Foundation

/// The object that releases 1 to 3 have archived, for reading alone.
final class OldPolicy: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  private let policy: PassCodePolicy

  /// The policy in an archive of those releases.
  static func policy(from archive: Data) throws -> PassCodePolicy {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
    unarchiver.requiresSecureCoding = true
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    defer { unarchiver.finishDecoding() }
    for name in ["Documents.LockSettings", "RenamedClass.PassCodePolicy"] {
      unarchiver.setClass(OldPolicy.self, forClassName: name)
    }
    let old = unarchiver.decodeObject(of: OldPolicy.self, forKey: NSKeyedArchiveRootObjectKey)
    guard let old, unarchiver.error == nil else {
      throw unarchiver.error ?? CocoaError(.coderReadCorrupt)
    }
    return old.policy
  }

  init?(coder: NSCoder) {
    let version =
      coder.containsValue(forKey: "version") ? coder.decodeInteger(forKey: "version") : 1
    guard (1...3).contains(version) else {
      coder.failWithError(CocoaError(.coderReadCorrupt))
      return nil
    }
    var policy = PassCodePolicy()
    policy.isEnabled = coder.decodeBool(forKey: "isEnabled")
    policy.attemptCount = coder.decodeInteger(forKey: "attemptCount")
    policy.openInterval =
      version == 1
      ? TimeInterval(coder.decodeInteger(forKey: "openInterval")) * 60
      : coder.decodeDouble(forKey: "openInterval")
    if coder.containsValue(forKey: "nextCheckDate") {
      policy.nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    }
    policy.hidesPreviews = version == 3 && coder.decodeBool(forKey: "hidesPreviews")
    self.policy = policy
  }

  func encode(with coder: NSCoder) {
    coder.failWithError(CocoaError(.coderInvalidValue))
  }
}
