// Accepted: the modern form, a list of closures for each kind; only what must answer takes the place.

import Controls
import Foundation

extension TextField {
  /// Asks `handler` whether the user may make a change.
  func allowsChange(_ handler: @escaping (TextField, NSRange, String) -> Bool) {
    TextFieldForwarder.of(self).validators.append(handler)
  }

  /// Calls `handler` when the user leaves the field.
  func whenEditingEnds(_ handler: @escaping (TextField) -> Void) {
    listeners(to: .editingDidEnd).handlers.append(handler)
  }

  /// Calls `handler` with the new text when the user has changed it.
  func whenTextChanges(_ handler: @escaping (TextField, String) -> Void) {
    listeners(to: .editingChanged).handlers.append { field in handler(field, field.text ?? "") }
  }

  private func listeners(to event: Control.Event) -> EventListeners {
    let all = attachments[ListenersByEvent.self] ?? ListenersByEvent()
    attachments[ListenersByEvent.self] = all
    if let existing = all.listeners[event] { return existing }
    let listeners = EventListeners()
    all.listeners[event] = listeners
    addTarget(listeners, action: EventListeners.tell, for: event)
    return listeners
  }
}

/// Stands in the delegate's place: asks the handlers and hands every call on to the app's delegate.
private final class TextFieldForwarder: TextFieldDelegate {
  var validators: [(TextField, NSRange, String) -> Bool] = []
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
    guard validators.allSatisfy({ $0(textField, range, string) }) else { return false }
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
    next?.textFieldDidEndEditing(textField)
  }
}

/// What a field keeps for its events.
private final class ListenersByEvent {
  var listeners: [Control.Event: EventListeners] = [:]
}

/// The closures for one event; an event has as many targets as one likes, and needs no delegate.
private final class EventListeners {
  var handlers: [(TextField) -> Void] = []

  func tell(_ field: TextField) {
    for handler in handlers { handler(field) }
  }
}
