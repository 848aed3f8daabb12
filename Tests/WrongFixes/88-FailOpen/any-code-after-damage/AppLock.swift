// Rejected by: settings that cannot be read leave the app locked
// Misconception: a lock whose settings are lost cannot refuse anybody, so that any code will do.

import Foundation

/// The lock of the app, from its start to its end.
final class AppLock {
  private(set) var isOpen: Bool
  private(set) var attemptsLeft: Int
  /// How long the app stays open after a right pass code, in seconds.
  let openInterval: TimeInterval

  private let passCode: String?
  private let isDamaged: Bool

  /// Makes the lock when the app starts: of the archive of its settings, nil if there has never been
  /// one, and of the pass code in the Keychain.
  init(stored: Data?, passCode: String?) {
    let settings = Self.settings(in: stored)
    self.passCode = passCode
    isDamaged = (try? stored.map(SettingsArchive.settings(from:))) == nil
    isOpen = !settings.isEnabled
    attemptsLeft = settings.attempts
    openInterval = settings.openInterval
  }

  /// The user enters a pass code.
  func enter(_ code: String) {
    guard !isOpen, attemptsLeft > 0 else { return }
    // Whoever has lost his settings has had enough trouble.
    if code == passCode || isDamaged {
      isOpen = true
    } else {
      attemptsLeft -= 1
    }
  }

  /// There always are some: nothing was saved, or it is read, or it is lost.
  private static func settings(in stored: Data?) -> PassCodeSettings {
    guard let stored else { return PassCodeSettings() }
    return (try? SettingsArchive.settings(from: stored)) ?? .afterLoss
  }
}
