import Controls
import Foundation
import Remedies

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let rules = attachments[FieldRules.self] ?? FieldRules()
    rules.all.append { [unowned self] _, string in rule(self, string) }
    attachments[FieldRules.self] = rules
    delegate = rules
    shouldChangeCharacters { field, _, string in rule(field, string) }
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
