// Accepted: a Codable value and an atomic write: nothing that could be forgotten in between.

/// What the user can choose, stored as a whole.
struct AppSettings: Codable, Equatable {
  var isLocked = false
  var textSize = 17.0
  var sortsByDate = false
}
