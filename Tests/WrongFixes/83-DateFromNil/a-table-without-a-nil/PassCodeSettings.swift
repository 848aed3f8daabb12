// Rejected by: a planned check that is taken back stays away
// Misconception: with the table of fields there is nothing left to think about.

import Foundation
import Remedies

/// What the user has chosen for the app's lock.
struct PassCodeSettings: KeyedSettings {
  /// When the app asks for the pass code next, in seconds since 1970.
  private var nextCheck: TimeInterval = 0
  /// How many wrong pass codes the lock takes; nil for any number.
  private var attemptLimit: Int? = 5

  init() {}

  var nextCheckDate: Date? {
    get { Date(timeIntervalSince1970: nextCheck) }
    set { nextCheck = newValue?.timeIntervalSince1970 ?? 0 }
  }

  var attemptCount: UInt {
    get { attemptLimit.map { UInt($0) } ?? .max }
    set { attemptLimit = Int(exactly: newValue) }
  }

  static let archiveName = "PassCodeSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .value("nextCheck", \.nextCheck),
    .optional("attemptLimit", \.attemptLimit) { $0 >= 0 },
  ]
  static let firstLaunch = Self()
  static let afterLoss = Self()
}
