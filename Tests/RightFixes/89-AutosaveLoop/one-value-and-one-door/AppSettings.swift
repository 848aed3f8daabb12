// Accepted: without an observer: one value, and one place that every change of it passes.

import Foundation

/// What the user can choose, as one value.
struct AppSettings: Codable, Equatable {
  var textSize = 17.0
  var sortsByDate = false
  var isLocked = false
}

/// What is stored: the settings, and how often they have been saved.
struct SavedSettings: Codable {
  let settings: AppSettings
  let saveCount: Int
}
