// Rejected by: bytes that are no archive are refused with an error
// Misconception: a value that cannot be read has its default, and the rest is still good.

/// What every lock has.
class LockSettings {
  var isPassCodeEnabled = false
  var openInterval = 60.0
}
