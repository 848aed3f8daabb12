// Accepted: a Codable value: the compiler writes both directions from the properties.

/// The settings of the app's own lock.
struct PassCodeSettings: Codable {
  var isPassCodeEnabled = false
  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: Double = 60
  var attemptCount = 5
  /// How long to wait after too many wrong pass codes, in seconds.
  var retryInterval: Double = 60
  /// Whether documents in the app switcher are covered; since 2.1.
  var hidesPreviews = false
}
