// Rejected by: what handlers captured goes with their field
// Misconception: "The forwarder belongs to its field, so it remembers which one that is."

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
    let observer = TextChangeObserver(handler)
    addTarget(observer, action: TextChangeObserver.fieldChanged, for: .editingChanged)
    attachments[TextChangeObserver.self] = observer
  }
}

/// Stands in the delegate's place: asks the handlers and hands every call on to the app's delegate.
private final class TextFieldForwarder: TextFieldDelegate {
  var allowsChange: ((TextField, NSRange, String) -> Bool)?
  var editingEnded: ((TextField) -> Void)?
  private let field: TextField
  private weak var next: (any TextFieldDelegate)?

  private init(of field: TextField) {
    self.field = field
    next = field.delegate
  }

  /// The forwarder of `field`, made at its first handler.
  static func of(_ field: TextField) -> TextFieldForwarder {
    if let existing = field.attachments[TextFieldForwarder.self] { return existing }
    let forwarder = TextFieldForwarder(of: field)
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
    return next?.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
      ?? true
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

/// Turns an event into a closure.
private final class TextChangeObserver {
  private let handler: (TextField, String) -> Void

  init(_ handler: @escaping (TextField, String) -> Void) {
    self.handler = handler
  }

  func fieldChanged(_ field: TextField) {
    handler(field, field.text ?? "")
  }
}
