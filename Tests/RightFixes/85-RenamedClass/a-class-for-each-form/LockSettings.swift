// Accepted: the class of release 1 is kept for reading, and what it reads becomes a policy of today.

import Foundation

/// The object that release 1 has archived.
final class LockSettings: NSObject, NSSecureCoding {
  static var supportsSecureCoding: Bool { true }

  let policy = PassCodePolicy()

  init?(coder: NSCoder) {
    policy.isEnabled = coder.decodeBool(forKey: "isEnabled")
    policy.attemptCount = coder.decodeInteger(forKey: "attemptCount")
    policy.openInterval = TimeInterval(coder.decodeInteger(forKey: "openInterval")) * 60
    if coder.containsValue(forKey: "nextCheckDate") {
      policy.nextCheckDate = coder.decodeObject(of: NSDate.self, forKey: "nextCheckDate") as Date?
    }
  }

  func encode(with coder: NSCoder) {
    coder.failWithError(CocoaError(.coderInvalidValue))
  }
}
