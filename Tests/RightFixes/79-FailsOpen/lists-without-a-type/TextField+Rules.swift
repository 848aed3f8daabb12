import Controls
import Foundation

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let rules = attachments[FieldRules.self] ?? FieldRules()
    // The rule is a part of its field: the field is there whenever the rule is asked.
    rules.all.append { [unowned self] string in rule(self, string) }
    attachments[FieldRules.self] = rules
    delegate = rules
  }
}

/// The rules for a field.
private final class FieldRules: TextFieldDelegate {
  var all: [(String) -> Bool] = []

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    all.allSatisfy { $0(string) }
  }
}
