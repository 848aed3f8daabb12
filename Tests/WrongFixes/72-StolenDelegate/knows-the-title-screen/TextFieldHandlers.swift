// Rejected by: the app's delegate is heard with handlers as it was without
// Misconception: "Whose delegate is stolen? The title screen's: so the observer tells the title screen."

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

/// Turns the delegate's methods into closures, and has a word with the title screen.
private final class TextFieldForwarder: TextFieldDelegate {
  var allowsChange: ((TextField, NSRange, String) -> Bool)?
  var editingEnded: ((TextField) -> Void)?
  private weak var screen: TitleScreen?

  private init(screen: TitleScreen?) {
    self.screen = screen
  }

  /// The forwarder of `field`, made at its first handler.
  static func of(_ field: TextField) -> TextFieldForwarder {
    if let existing = field.attachments[TextFieldForwarder.self] { return existing }
    let forwarder = TextFieldForwarder(screen: field.delegate as? TitleScreen)
    field.attachments[TextFieldForwarder.self] = forwarder
    field.delegate = forwarder
    return forwarder
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    guard allowsChange?(textField, range, string) ?? true else { return false }
    let text = NSString(string: textField.text ?? "").replacingCharacters(in: range, with: string)
    return screen == nil || text.count <= TitleScreen.limit
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    guard let screen else { return true }
    return screen.textFieldShouldReturn(textField)
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    editingEnded?(textField)
    screen?.document.title = textField.text ?? ""
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
