// Symptom: the text is as small as ever after a restart.
// Task:    let a change survive whatever ends the app after the call that has made it.
// Run:     swift run kata   (or: cd Exercises && KATA=86 swift test)

import Controls

/// Chooses the size of the text.
final class TextSizeScreen {
  let sizeSlider = Slider()
  private let owner: SettingsOwner

  init(owner: SettingsOwner) {
    self.owner = owner
    sizeSlider.maximumValue = 60
    sizeSlider.minimumValue = 8
    sizeSlider.value = Float(owner.settings.textSize)
    sizeSlider.addTarget(self, action: TextSizeScreen.changeSize, for: .valueChanged)
  }

  /// The user goes back.
  func close() {
    owner.flush()
  }

  private func changeSize() {
    owner.settings.textSize = Double(sizeSlider.value)
  }
}
