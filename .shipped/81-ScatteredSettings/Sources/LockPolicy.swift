import Foundation

/// When the app asks for its pass code, and how many wrong ones it takes.
///
/// Its five settings are chosen together, and each makes sense only beside the others.
struct LockPolicy: Equatable, Sendable {
  var isEnabled: Bool
  /// How many wrong pass codes are taken in a row.
  var attemptCount: Int
  /// How long the app stays open after a right one, in seconds.
  var checkInterval: TimeInterval
  /// When it asks next in any case; nil if nothing is planned.
  var nextCheckDate: Date?
  /// The version of the app in which the policy was chosen.
  var appVersion: String
}
