// Rejected by: settings that cannot be written are reported, and can be saved later
// Misconception: a setter cannot throw, so that its error is nobody's.

import Controls

/// Locks the app by a pass code.
final class LockScreen {
  let lockSwitch = Switch()
  private let owner: SettingsOwner

  init(owner: SettingsOwner) {
    self.owner = owner
    lockSwitch.isOn = owner.settings.isLocked
    lockSwitch.addTarget(self, action: LockScreen.switchLock, for: .valueChanged)
  }

  private func switchLock() {
    owner.settings.isLocked = lockSwitch.isOn
  }
}
