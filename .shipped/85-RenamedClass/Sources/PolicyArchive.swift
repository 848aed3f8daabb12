// Symptom: the archive of release 1 names a class that the app does not have any more.
// Task:    let it be opened as what the class has become.
// Run:     swift run kata   (or: cd Exercises && KATA=85 swift test)

import Foundation

/// The one way of a policy to bytes and back; where the bytes are kept is another's affair.
enum PolicyArchive {
  static func archive(_ policy: PassCodePolicy) throws -> Data {
    try NSKeyedArchiver.archivedData(withRootObject: policy, requiringSecureCoding: true)
  }

  static func policy(from archive: Data) throws -> PassCodePolicy {
    let policy = try NSKeyedUnarchiver.unarchivedObject(ofClass: PassCodePolicy.self, from: archive)
    guard let policy else { throw CocoaError(.coderReadCorrupt) }
    return policy
  }
}
