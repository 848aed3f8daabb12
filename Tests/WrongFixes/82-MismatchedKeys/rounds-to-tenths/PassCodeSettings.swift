/// The settings of the app's own lock.
final class PassCodeSettings: LockSettings {
  var attemptCount = 5
  var retryInterval = 60.0
  var hidesPreviews = false
}
