// Rejected by: handlers are told of what happens although the app has a delegate
// Misconception: "One place for all: who is asked about a change knows the new text too."

import Controls
import Foundation

extension TextField {
  /// Asks `handler` whether the user may make a change.
  func allowsChange(_ handler: @escaping (TextField, NSRange, String) -> Bool) {
    TextFieldForwarder.of(self).allowsChange = handler
  }

  /// Calls `handler` when the user leaves the field.
  func whenEditingEnds(_ handler: @escaping (TextField) -> Void) {
    TextFieldForwarder.of(self).editingEnded = handler
  }

  /// Calls `handler` with the new text when the user has changed it.
  func whenTextChanges(_ handler: @escaping (TextField, String) -> Void) {
    TextFieldForwarder.of(self).textChanges = handler
  }
}

/// Stands in the delegate's place: asks the handlers and hands every call on to the app's delegate.
private final class TextFieldForwarder: TextFieldDelegate {
  var allowsChange: ((TextField, NSRange, String) -> Bool)?
  var textChanges: ((TextField, String) -> Void)?
  var editingEnded: ((TextField) -> Void)?
  private weak var next: (any TextFieldDelegate)?

  private init(next: (any TextFieldDelegate)?) {
    self.next = next
  }

  /// The forwarder of `field`, made at its first handler.
  static func of(_ field: TextField) -> TextFieldForwarder {
    if let existing = field.attachments[TextFieldForwarder.self] { return existing }
    let forwarder = TextFieldForwarder(next: field.delegate)
    field.attachments[TextFieldForwarder.self] = forwarder
    field.delegate = forwarder
    return forwarder
  }

  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool {
    next?.textFieldShouldBeginEditing(textField) ?? true
  }

  func textFieldDidBeginEditing(_ textField: TextField) {
    next?.textFieldDidBeginEditing(textField)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard allowsChange?(textField, range, string) ?? true else { return false }
    let isAllowed =
      next?.textField(textField, shouldChangeCharactersIn: range, replacementString: string) ?? true
    if isAllowed {
      let text = NSString(string: textField.text ?? "")
      textChanges?(textField, text.replacingCharacters(in: range, with: string))
    }
    return isAllowed
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    next?.textFieldShouldClear(textField) ?? true
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    next?.textFieldShouldReturn(textField) ?? true
  }

  func textFieldShouldEndEditing(_ textField: TextField) -> Bool {
    next?.textFieldShouldEndEditing(textField) ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    editingEnded?(textField)
    next?.textFieldDidEndEditing(textField)
  }
}
