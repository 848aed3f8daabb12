// Rejected by: a handler of text changes leaves the other handlers in force
// Misconception: "If I may not be the delegate, I let the change happen and take it back."

import Controls
import Foundation

extension TextField {
  /// Asks `handler` whether the user may make a change.
  func allowsChange(_ handler: @escaping (TextField, NSRange, String) -> Bool) {
    let judge = ChangeJudge(handler, text: text ?? "")
    addTarget(judge, action: ChangeJudge.fieldChanged, for: .editingChanged)
    attachments[ChangeJudge.self] = judge
  }

  /// Calls `handler` when the user leaves the field.
  func whenEditingEnds(_ handler: @escaping (TextField) -> Void) {
    let observer = EndObserver { field, _ in handler(field) }
    addTarget(observer, action: EndObserver.fieldChanged, for: .editingDidEnd)
    attachments[EndObserver.self] = observer
  }

  /// Calls `handler` with the new text when the user has changed it.
  func whenTextChanges(_ handler: @escaping (TextField, String) -> Void) {
    let observer = TextChangeObserver(handler)
    addTarget(observer, action: TextChangeObserver.fieldChanged, for: .editingChanged)
    attachments[TextChangeObserver.self] = observer
  }
}

/// Puts the old text back where a handler does not want the new one.
private final class ChangeJudge {
  private let isAllowed: (TextField, NSRange, String) -> Bool
  private var accepted: String

  init(_ isAllowed: @escaping (TextField, NSRange, String) -> Bool, text: String) {
    self.isAllowed = isAllowed
    accepted = text
  }

  func fieldChanged(_ field: TextField) {
    let now = field.text ?? ""
    let same = accepted.commonPrefix(with: now).utf16.count
    let before = accepted.utf16.count
    let rest = String(now.dropFirst(accepted.commonPrefix(with: now).count))
    field.text = accepted
    guard isAllowed(field, NSRange(location: same, length: before - same), rest) else { return }
    field.text = now
    accepted = now
  }
}

/// A target of its own for the end of editing.
private final class EndObserver {
  private let handler: (TextField, String) -> Void

  init(_ handler: @escaping (TextField, String) -> Void) {
    self.handler = handler
  }

  func fieldChanged(_ field: TextField) {
    handler(field, field.text ?? "")
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
