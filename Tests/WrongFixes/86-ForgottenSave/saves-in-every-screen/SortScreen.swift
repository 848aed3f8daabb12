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
    owner.save()
  }
}
