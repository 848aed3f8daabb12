import Foundation

/// When the app asks for its pass code; in release 1 this was `Documents.LockSettings`.
struct PassCodePolicy: Codable {
  var isEnabled = false
  var attemptCount = 5
  /// How long the app stays open, in seconds; in release 1 it was minutes.
  var openInterval: TimeInterval = 300
  /// When it asks next in any case; nil if nothing is planned.
  var nextCheckDate: Date?
  /// Whether documents in the app switcher are covered; since release 3.
  var hidesPreviews = false
}
