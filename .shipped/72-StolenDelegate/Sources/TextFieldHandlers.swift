// Symptom: since the title screen has handlers, titles grow without limit and none is saved.
// Task:    let the app's own delegate and every handler be heard; handlers stay as easy to install.
// Run:     swift run kata   (or: cd Exercises && KATA=72 swift test)

import Controls
import Foundation

extension TextField {
  /// Asks `handler` whether the user may make a change.
  func allowsChange(_ handler: @escaping (TextField, NSRange, String) -> Bool) {
    let observer = TextFieldObserver(of: self)
    observer.allowsChange = handler
    keep(observer)
  }

  /// Calls `handler` when the user leaves the field.
  func whenEditingEnds(_ handler: @escaping (TextField) -> Void) {
    let observer = TextFieldObserver(of: self)
    observer.editingEnded = handler
    keep(observer)
  }

  /// Calls `handler` with the new text when the user has changed it.
  func whenTextChanges(_ handler: @escaping (TextField, String) -> Void) {
    let observer = TextChangeObserver(handler)
    addTarget(observer, action: TextChangeObserver.fieldChanged, for: .editingChanged)
    keep(observer)
  }

  /// Delegates and targets are weak: the field itself keeps what observes it.
  private func keep(_ observer: AnyObject) {
    attachments[ObserverSlot.self] = ObserverSlot(observer)
  }
}

/// Turns the delegate's methods into closures.
private final class TextFieldObserver: TextFieldDelegate {
  var allowsChange: ((TextField, NSRange, String) -> Bool)?
  var editingEnded: ((TextField) -> Void)?

  init(of field: TextField) {
    field.delegate = self
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    allowsChange?(textField, range, string) ?? true
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    editingEnded?(textField)
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

/// Where a control keeps what observes it.
private final class ObserverSlot {
  let observer: AnyObject

  init(_ observer: AnyObject) {
    self.observer = observer
  }
}
