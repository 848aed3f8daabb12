// Symptom: the documents are sorted by title again after a restart.
// Task:    let a change survive whatever ends the app after the call that has made it.
// Run:     swift run kata   (or: cd Exercises && KATA=86 swift test)

import Controls

/// Sorts the documents by their date instead of their title.
final class SortScreen {
  let dateSwitch = Switch()
  private let owner: SettingsOwner

  init(owner: SettingsOwner) {
    self.owner = owner
    dateSwitch.isOn = owner.settings.sortsByDate
    dateSwitch.addTarget(self, action: SortScreen.switchOrder, for: .valueChanged)
  }

  private func switchOrder() {
    owner.settings.sortsByDate = dateSwitch.isOn
  }
}
