// Symptom: since the title screen has handlers, titles grow without limit and none is saved.
// Task:    let the app's own delegate and every handler be heard; handlers stay as easy to install.
// Run:     swift run kata   (or: cd Exercises && KATA=72 swift test)

import Controls
import Foundation
import Remedies

extension TextField {
  /// Asks `handler` whether the user may make a change.
  func allowsChange(_ handler: @escaping (TextField, NSRange, String) -> Bool) {
    shouldChangeCharacters(handler)
  }

  /// Calls `handler` when the user leaves the field.
  func whenEditingEnds(_ handler: @escaping (TextField) -> Void) {
    onEndEditing(handler)
  }

  /// Calls `handler` with the new text when the user has changed it.
  func whenTextChanges(_ handler: @escaping (TextField, String) -> Void) {
    onTextChange(handler)
  }
}
