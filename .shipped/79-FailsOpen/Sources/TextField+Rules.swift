// Symptom: the form takes letters for a pass code of four digits, and nobody opens the document again.
// Task:    let every rule be asked about each change of its field; let no field answer for a rule.
// Run:     swift run kata   (or: cd Exercises && KATA=79 swift test)

import Controls
import Foundation

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let keeper = attachments[RuleKeeper.self] ?? RuleKeeper()
    let rules = keeper.rules as? FieldRules<Self> ?? FieldRules<Self>()
    rules.all.append(rule)
    keeper.rules = rules
    attachments[RuleKeeper.self] = keeper
    delegate = rules
  }
}

extension TextField {
  /// Asks the rules of `other` about each change of this field as well.
  func takeRules(of other: TextField) {
    attachments[RuleKeeper.self] = other.attachments[RuleKeeper.self]
    delegate = other.delegate
  }
}

/// Keeps the rules of a field, which does not keep its delegate.
private final class RuleKeeper {
  var rules: (any TextFieldDelegate)?
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
