/// The settings of the app's own lock.
final class PassCodeSettings: LockSettings {
  var attemptCount = 5
  /// How long to wait after too many wrong pass codes, in seconds.
  var retryInterval: Double = 60
  /// Whether documents in the app switcher are covered; since 2.1.
  var hidesPreviews = false
}
