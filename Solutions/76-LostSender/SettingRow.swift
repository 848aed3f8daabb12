import Controls

/// A row of the settings screen.
struct SettingRow {
  let setting: Setting
  let control: Control
}
