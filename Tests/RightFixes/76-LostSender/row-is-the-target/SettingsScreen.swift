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

  /// Shows the account's own settings at the top.
  func signIn() {
    rows.insert(switchRow(for: .backup), at: 0)
  }

  private func switchRow(for setting: Setting) -> SettingRow {
    let control = Switch()
    control.isOn = settings.isOn(setting)
    return SettingRow(setting: setting, control: control) { [settings] control in
      settings.set(setting, on: control.isOn)
    }
  }

  private func textSizeRow() -> SettingRow {
    let slider = Slider()
    slider.value = settings.textSize
    return SettingRow(setting: .textSize, control: slider) { [settings] slider in
      settings.textSize = slider.value
    }
  }
}
