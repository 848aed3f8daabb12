// Rejected by: after signing in the first flip of each switch is saved
// Misconception: A closure for each switch cannot mix them up, since each remembers its own row.

import Controls
import Remedies

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
      switchRow(for: .notifications, at: 0), switchRow(for: .sound, at: 1), textSizeRow(),
      switchRow(for: .badges, at: 3),
    ]
  }

  /// Shows the account's own settings at the top.
  func signIn() {
    rows.insert(switchRow(for: .backup, at: 0), at: 0)
  }

  private func switchRow(for setting: Setting, at number: Int) -> SettingRow {
    let control = Switch()
    control.isOn = settings.isOn(setting)
    control.on(.valueChanged) { [weak self] control in
      guard let self else { return }
      settings.set(rows[number].setting, on: control.isOn)
    }
    return SettingRow(setting: setting, control: control)
  }

  private func textSizeRow() -> SettingRow {
    let slider = Slider()
    slider.value = settings.textSize
    slider.addTarget(self, action: SettingsScreen.textSizeChanged, for: .valueChanged)
    return SettingRow(setting: .textSize, control: slider)
  }

  private func textSizeChanged(_ slider: Slider) {
    settings.textSize = slider.value
  }
}
