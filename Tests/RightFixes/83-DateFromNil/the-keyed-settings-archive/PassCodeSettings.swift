// Accepted: the remedy: a nil is written as a nil, and a limit that makes no sense is an error.

import Foundation
import Remedies

/// What the user has chosen for the app's lock.
struct PassCodeSettings: KeyedSettings {
  /// When the app asks for the pass code next; nil if nothing is planned.
  var nextCheckDate: Date?
  /// How many wrong pass codes the lock takes; nil for any number.
  private var attemptLimit: Int? = 5

  init() {}

  /// How many wrong pass codes the lock takes: 0 for none, `.max` for any number.
  var attemptCount: UInt {
    get { attemptLimit.map { UInt($0) } ?? .max }
    set { attemptLimit = Int(exactly: newValue) }
  }
}

extension PassCodeSettings {
  static let archiveName = "PassCodeSettings"
  static let version = 1
  static let fields: [SettingsField<Self>] = [
    .optional("nextCheckDate", \.nextCheckDate),
    .optional("attemptLimit", \.attemptLimit) { $0 >= 0 },
  ]
  static let firstLaunch = Self()

  /// Asks at once, and takes one wrong pass code.
  static var afterLoss: Self {
    var settings = Self()
    settings.nextCheckDate = .distantPast
    settings.attemptLimit = 1
    return settings
  }
}
