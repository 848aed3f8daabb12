import Foundation

/// The one way of a policy to bytes and back; where the bytes are kept is another's affair.
enum PolicyArchive {
  static func archive(_ policy: PassCodePolicy) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: policy, requiringSecureCoding: true)
  }

  static func policy(from archive: Data) throws -> PassCodePolicy {
    let unarchiver = try NSKeyedUnarchiver(forReadingFrom: archive)
    unarchiver.requiresSecureCoding = true
    // The default is to raise.
    unarchiver.decodingFailurePolicy = .setErrorAndReturn
    defer { unarchiver.finishDecoding() }
    unarchiver.setClass(LockSettings.self, forClassName: "Documents.LockSettings")
    let object = unarchiver.decodeObject(
      of: [PassCodePolicy.self, LockSettings.self], forKey: NSKeyedArchiveRootObjectKey)
    if let error = unarchiver.error { throw error }
    if let old = object as? LockSettings { return old.policy }
    guard let policy = object as? PassCodePolicy else { throw CocoaError(.coderReadCorrupt) }
    return policy
  }
}
