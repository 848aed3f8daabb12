// Rejected by: a switch saves its own setting although another device has changed one
// Misconception: The switches only have to be right when the screen comes; from then on the user changes them.

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
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    for row in rows { (row.control as? Switch)?.isOn = settings.isOn(row.setting) }
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

  /// Saves what the user has flipped: the switch that differs from its setting.
  private func switchFlipped() {
    for row in rows {
      guard let control = row.control as? Switch, control.isOn != settings.isOn(row.setting) else {
        continue
      }
      settings.set(row.setting, on: control.isOn)
      return
    }
  }

  private func textSizeChanged(_ slider: Slider) {
    settings.textSize = slider.value
  }
}
