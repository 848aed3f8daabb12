import Foundation
import Remedies

/// The one way of a policy to bytes and back; where the bytes are kept is another's affair.
enum PolicyArchive {
  static func archive(_ policy: PassCodePolicy) throws -> Data {
    try KeyedSettingsArchive<PassCodePolicy>().data(for: policy)
  }

  static func policy(from archive: Data) throws -> PassCodePolicy {
    do {
      return try KeyedSettingsArchive<PassCodePolicy>().settings(from: archive).settings
    } catch SettingsError.damaged(.notAnArchive) {
      // Not of today's form: perhaps of one of those before.
      return try OldPolicy.policy(from: archive)
    }
  }
}
