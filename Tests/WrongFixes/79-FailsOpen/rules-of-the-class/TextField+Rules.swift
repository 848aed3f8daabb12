import Controls
import Foundation

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let rules = FieldRules.ofClass[ObjectIdentifier(Swift.type(of: self))] ?? FieldRules()
    rules.all.append { field, string in (field as? Self).map { rule($0, string) } ?? false }
    FieldRules.ofClass[ObjectIdentifier(Swift.type(of: self))] = rules
    delegate = rules
  }
}

/// The rules for a field.
private final class FieldRules: TextFieldDelegate {
  /// The rules for all fields of a class.
  nonisolated(unsafe) static var ofClass: [ObjectIdentifier: FieldRules] = [:]

  var all: [(TextField, String) -> Bool] = []

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    all.allSatisfy { $0(textField, string) }
  }
}
