// Accepted: the modern form: one owner for both windows, and a Mutex that hands out nothing but copies.

import Foundation

/// What the user can choose, and what the app counts.
struct AppSettings: Codable {
  var textSize = 17.0
  var sortsByDate = false
  /// How many documents have been opened.
  var openedCount = 0
}
