// Rejected by: the wait after wrong pass codes survives a restart
// Misconception: a subclass of a Codable class is Codable, its own properties too.

/// What every lock has: the app's own, and one day that of a single document.
class LockSettings: Codable {
  var isPassCodeEnabled = false
  /// How long a lock stays open after a right pass code, in seconds.
  var openInterval: Double = 60

  init() {}
}
