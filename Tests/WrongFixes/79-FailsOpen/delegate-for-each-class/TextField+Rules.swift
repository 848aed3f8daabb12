import Controls
import Foundation

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let rules = attachments[FieldRules<Self>.self] ?? FieldRules<Self>()
    rules.all.append(rule)
    attachments[FieldRules<Self>.self] = rules
    delegate = rules
  }
}

/// The rules for a field of one class.
private final class FieldRules<Field: TextField>: TextFieldDelegate {
  var all: [(Field, String) -> Bool] = []

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard let field = textField as? Field else { return true }
    return all.allSatisfy { $0(field, string) }
  }
}
