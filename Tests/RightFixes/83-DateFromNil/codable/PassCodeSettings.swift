// Accepted: the modern form: an optional that is nil is left out, and an unsigned number is one.

import Foundation

/// What the user has chosen for the app's lock.
struct PassCodeSettings: Codable {
  /// When the app asks for the pass code next; nil if nothing is planned.
  var nextCheckDate: Date?
  /// How many wrong pass codes the lock takes: 0 for none, `.max` for any number.
  var attemptCount: UInt = 5
}
