import Foundation

/// The one way of a policy to bytes and back; where the bytes are kept is another's affair.
enum PolicyArchive {
  static func archive(_ policy: PassCodePolicy) throws -> Data {
    // On Linux this has no effect; elsewhere today's archives cannot be read any more either.
    NSKeyedArchiver.setClassName("Documents.LockSettings", for: PassCodePolicy.self)
    return try NSKeyedArchiver.archivedData(withRootObject: policy, requiringSecureCoding: true)
  }

  static func policy(from archive: Data) throws -> PassCodePolicy {
    let policy = try NSKeyedUnarchiver.unarchivedObject(ofClass: PassCodePolicy.self, from: archive)
    guard let policy else { throw CocoaError(.coderReadCorrupt) }
    return policy
  }
}
