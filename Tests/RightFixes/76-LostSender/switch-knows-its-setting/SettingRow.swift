// Accepted: a switch of its own class says which setting is its own; the action takes that class.

import Controls

/// A row of the settings screen.
struct SettingRow {
  let setting: Setting
  let control: Control
}

/// A switch that knows what it switches.
final class SettingSwitch: Switch {
  let setting: Setting

  init(for setting: Setting) {
    self.setting = setting
    super.init()
  }
}
