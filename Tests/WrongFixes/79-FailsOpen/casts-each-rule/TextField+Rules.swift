// Rejected by: the repeated pass code takes four digits and nothing else
// Misconception: in a list without a type each rule knows by a cast whether it is meant.

import Controls
import Foundation

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let rules = attachments[FieldRules.self] ?? FieldRules()
    rules.all.append { field, string in
      guard let field = field as? Self else { return true }
      return rule(field, string)
    }
    attachments[FieldRules.self] = rules
    delegate = rules
  }
}

extension TextField {
  /// Asks the rules of `other` about each change of this field as well.
  func takeRules(of other: TextField) {
    attachments[FieldRules.self] = other.attachments[FieldRules.self]
    delegate = other.delegate
  }
}

/// The rules for a field.
private final class FieldRules: TextFieldDelegate {
  var all: [(TextField, String) -> Bool] = []

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    all.allSatisfy { $0(textField, string) }
  }
}
