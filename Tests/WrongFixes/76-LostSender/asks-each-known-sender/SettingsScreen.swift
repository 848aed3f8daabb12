// Rejected by: each switch saves its setting once for each flip
// Misconception: The senders are known, so that the handler can go through them.

import Controls

/// The screen with the user's settings, a row for each.
final class SettingsScreen: Screen {
  let settings: Settings
  private(set) var rows: [SettingRow] = []

  private var notificationsSwitch: Control? { rows.first { $0.setting == .notifications }?.control }
  private var soundSwitch: Control? { rows.first { $0.setting == .sound }?.control }
  private var badgesSwitch: Control? { rows.first { $0.setting == .badges }?.control }

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
    control.addTarget(self, action: SettingsScreen.switchFlipped, for: .valueChanged)
    return SettingRow(setting: setting, control: control)
  }

  private func textSizeRow() -> SettingRow {
    let slider = Slider()
    slider.value = settings.textSize
    slider.addTarget(self, action: SettingsScreen.textSizeChanged, for: .valueChanged)
    return SettingRow(setting: .textSize, control: slider)
  }

  /// Saves what the user has flipped.
  private func switchFlipped(_ sender: Switch) {
    if sender === notificationsSwitch {
      settings.set(.notifications, on: sender.isOn)
    } else if sender === soundSwitch {
      settings.set(.sound, on: sender.isOn)
    } else if sender === badgesSwitch {
      settings.set(.badges, on: sender.isOn)
    }
  }

  private func textSizeChanged(_ slider: Slider) {
    settings.textSize = slider.value
  }
}
