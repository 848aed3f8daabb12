// Accepted: the modern form, with a checksum; damage that is still JSON is damage too.

import Foundation

/// What the user has chosen for the app's lock; before that, no lock.
struct PassCodeSettings: Codable {
  var isEnabled = false
  /// How many wrong pass codes are taken in a row.
  var attemptCount = 5
  /// How long the app stays open after a right one, in seconds.
  var checkInterval: TimeInterval = 300

  /// There was a lock, perhaps a strict one; its owner knows the pass code.
  static let strict = Self(isEnabled: true, attemptCount: 1, checkInterval: 0)
}
