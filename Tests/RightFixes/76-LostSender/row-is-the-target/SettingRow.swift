// Accepted: the modern form, a binding: each row has a closure that saves, and is the target of its control.

import Controls

/// A row of the settings screen.
final class SettingRow {
  let setting: Setting
  let control: Control

  private let save: () -> Void

  /// A row whose control is bound to a value, like a `Toggle` to its binding.
  init<Bound: Control>(setting: Setting, control: Bound, save: @escaping (Bound) -> Void) {
    self.setting = setting
    self.control = control
    self.save = { [unowned control] in save(control) }
    control.addTarget(self, action: SettingRow.changed, for: .valueChanged)
  }

  private func changed() {
    save()
  }
}
