// Rejected by: each switch saves its setting once for each flip
// Misconception: A token stops its handler when nobody keeps it, so that it is stopped when the row is made.

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
      switchRow(for: .notifications), switchRow(for: .sound), textSizeRow(),
      switchRow(for: .badges),
    ]
  }

  /// Shows the account's own settings at the top.
  func signIn() {
    rows.insert(switchRow(for: .backup), at: 0)
  }

  private func switchRow(for setting: Setting) -> SettingRow {
    let control = Switch()
    control.isOn = settings.isOn(setting)
    let flips = control.on(.valueChanged) { [settings] control in
      settings.set(setting, on: control.isOn)
    }.token
    defer { flips.stop() }
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
