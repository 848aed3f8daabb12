import Controls
import Foundation

extension ActionSender where Self: TextField {
  /// Asks `rule` about each change that the user makes; all of a field's rules must agree.
  ///
  /// - Parameter rule: Gets the field, as what it is, and what the user types or pastes.
  func allows(_ rule: @escaping (_ field: Self, _ string: String) -> Bool) {
    let rules = attachments[FieldRules.self] ?? FieldRules()
    rules.all.append { [unowned self] string in rule(self, string) }
    attachments[FieldRules.self] = rules
    delegate = rules
  }

  /// Asks a rule that does not depend on the field.
  func allows(_ rule: TextRule) {
    allows { field, string in rule.allows(string, after: field.text ?? "") }
  }
}

/// A rule for what the user types.
struct TextRule: Sendable {
  /// No line breaks.
  static let oneLine = TextRule { string, _ in !string.contains(where: \.isNewline) }

  /// Digits, so many of them at most.
  static func digits(_ count: Int) -> TextRule {
    TextRule { string, text in
      string.allSatisfy { "0123456789".contains($0) }
        && (text.count + string.count <= count || string.isEmpty)
    }
  }

  private let test: @Sendable (_ string: String, _ text: String) -> Bool

  init(_ test: @escaping @Sendable (_ string: String, _ text: String) -> Bool) {
    self.test = test
  }

  func allows(_ string: String, after text: String) -> Bool {
    test(string, text)
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
