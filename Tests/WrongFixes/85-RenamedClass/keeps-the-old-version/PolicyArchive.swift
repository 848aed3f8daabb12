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
    // What the class was called in release 1; each rename to come is one more line.
    unarchiver.setClass(PassCodePolicy.self, forClassName: "Documents.LockSettings")
    let policy = unarchiver.decodeObject(
      of: PassCodePolicy.self, forKey: NSKeyedArchiveRootObjectKey)
    guard let policy, unarchiver.error == nil else {
      throw unarchiver.error ?? CocoaError(.coderReadCorrupt)
    }
    return policy
  }
}
