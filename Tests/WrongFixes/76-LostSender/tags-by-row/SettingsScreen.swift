// Rejected by: after signing in the first flip of each switch is saved
// Misconception: A tag says which control it is, and the number of its row is one that nobody else has.

import Controls

/// The screen with the user's settings, a row for each.
final class SettingsScreen: Screen {
  let settings: Settings
  private(set) var rows: [SettingRow] = []

  init(settings: Settings) {
    self.settings = settings
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    rows = [
      switchRow(for: .notifications), switchRow(for: .sound), textSizeRow(),
      switchRow(for: .badges),
    ]
    for (number, row) in rows.enumerated() { row.control.tag = number }
  }

  /// Shows the account's own settings at the top.
  func signIn() {
    rows.insert(switchRow(for: .backup), at: 0)
  }

  private func switchRow(for setting: Setting) -> SettingRow {
    let control = Switch()
    control.isOn = settings.isOn(setting)
    control.addTarget(self, action: SettingsScreen.switchFlipped, for: .valueChanged)
    return SettingRow(setting: setting, control: control)
  }

  private func textSizeRow() -> SettingRow {
    let slider = Slider()
    slider.value = settings.textSize
    slider.addTarget(self, action: SettingsScreen.textSizeChanged, for: .valueChanged)
    return SettingRow(setting: .textSize, control: slider)
  }

  /// Saves what the user has flipped: the switch whose tag is the row's number.
  private func switchFlipped(_ sender: Switch) {
    settings.set(rows[sender.tag].setting, on: sender.isOn)
  }

  private func textSizeChanged(_ slider: Slider) {
    settings.textSize = slider.value
  }
}
