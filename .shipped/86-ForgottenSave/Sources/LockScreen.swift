// Symptom: the user switches the lock on; a day later the app has been killed, and is open again.
// Task:    let a change survive whatever ends the app after the call that has made it.
// Run:     swift run kata   (or: cd Exercises && KATA=86 swift test)

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
    owner.save()
  }
}
