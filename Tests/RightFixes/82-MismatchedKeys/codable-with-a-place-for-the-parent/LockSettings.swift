// Accepted: a Codable hierarchy: each level has its own keys, and the parent a place of its own.

/// What every lock has: the app's own, and one day that of a single document.
class LockSettings: Codable {
  var isPassCodeEnabled = false
  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: Double = 60

  init() {}
}
