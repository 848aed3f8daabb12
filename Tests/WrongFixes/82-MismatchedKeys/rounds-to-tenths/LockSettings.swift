// Rejected by: the wait after wrong pass codes survives a restart
// Misconception: times are chosen in whole seconds or tenths, so that nothing is lost in between.

/// What every lock has.
class LockSettings {
  var isPassCodeEnabled = false
  var openInterval = 60.0
}
