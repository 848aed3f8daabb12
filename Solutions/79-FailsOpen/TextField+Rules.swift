// Symptom: the form takes letters for a pass code of four digits, and nobody opens the document again.
// Task:    let every rule be asked about each change of its field; let no field answer for a rule.
// Run:     swift run kata   (or: cd Exercises && KATA=79 swift test)

import Controls
import Remedies

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    shouldChangeCharacters { field, _, string in rule(field, string) }
  }
}
