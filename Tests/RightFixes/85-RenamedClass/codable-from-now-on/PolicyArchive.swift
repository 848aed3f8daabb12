import Foundation

/// The one way of a policy to bytes and back; where the bytes are kept is another's affair.
enum PolicyArchive {
  /// What stands in the file: the version goes with what it is the version of.
  private struct Form: Codable {
    static let current = 4

    var version = current
    var policy: PassCodePolicy
  }

  static func archive(_ policy: PassCodePolicy) throws -> Data {
    try JSONEncoder().encode(Form(policy: policy))
  }

  static func policy(from archive: Data) throws -> PassCodePolicy {
    // An object in JSON begins so, and no keyed archive does.
    guard archive.first == UInt8(ascii: "{") else { return try OldPolicy.policy(from: archive) }
    let form = try JSONDecoder().decode(Form.self, from: archive)
    guard form.version == Form.current else { throw CocoaError(.coderReadCorrupt) }
    return form.policy
  }
}
