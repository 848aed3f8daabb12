/// What the user can set.
enum Setting: CaseIterable {
  case notifications, sound, textSize, badges, backup
}

/// The user's settings, the same on all of the user's devices.
final class Settings {
  var textSize: Float = 0.5

  /// What this device has changed, in order; each change is sent to the other devices.
  private(set) var changes: [Setting] = []

  private var switchedOn: Set<Setting> = [.notifications, .sound]

  func isOn(_ setting: Setting) -> Bool {
    switchedOn.contains(setting)
  }

  /// Changes a setting on this device.
  func set(_ setting: Setting, on isOn: Bool) {
    receive(setting, on: isOn)
    changes.append(setting)
  }

  /// Takes over what another device has changed.
  func receive(_ setting: Setting, on isOn: Bool) {
    if isOn {
      switchedOn.insert(setting)
    } else {
      switchedOn.remove(setting)
    }
  }
}
