public import Foundation

/// What the user does in a field. The delegate is asked or told first, then the targets are: UIKit
/// documents the order of the delegate's methods and not that of the events among them.
extension TextField {
  /// Taps the field, so that the keyboard comes up.
  ///
  /// UIKit's `becomeFirstResponder()` does the same for the program.
  ///
  /// - Returns: Whether the field is being edited now.
  @discardableResult
  public func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard isEnabled, delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    isEditing = true
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    return isEditing
  }

  /// Types `string` at the end of the text, one character after the other.
  ///
  /// A user must tap the field first, and so does this.
  public func type(_ string: String) {
    for character in string {
      replace(NSRange(location: (text ?? "").utf16.count, length: 0), with: String(character))
    }
  }

  /// Selects `range` and pastes `string` over it, in one change.
  ///
  /// - Parameters:
  ///   - range: A range of UTF-16 code units, as the delegate gets it. One that the text does not
  ///     have, or that cuts a scalar in two, changes nothing and asks nobody.
  ///   - string: What to put there.
  /// - Returns: Whether the text was changed.
  @discardableResult
  public func replace(_ range: NSRange, with string: String) -> Bool {
    guard beginEditing(), text?.replacing(range, with: string) != nil else { return false }
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    // Looked up again: the delegate may have set another text, which the range may not fit.
    guard isAllowed, let changed = text?.replacing(range, with: string) else { return false }
    text = changed
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the delete key at the end of the text.
  public func deleteBackward() {
    guard let text, let last = text.indices.last else { return }
    replace(NSRange(last..., in: text), with: "")
  }

  /// Taps the clear button.
  ///
  /// - Returns: Whether the text was removed.
  @discardableResult
  public func clear() -> Bool {
    guard isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return false }
    text = ""
    sendActions(for: .editingChanged)
    return true
  }

  /// Presses the return key.
  ///
  /// As in UIKit editing goes on after it, unless the delegate ends it or a target is registered
  /// for ``Control/Event/editingDidEndOnExit``.
  public func pressReturn() {
    guard isEditing, delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: .primaryActionTriggered)
    guard allControlEvents.contains(.editingDidEndOnExit) else { return }
    sendActions(for: .editingDidEndOnExit)
    endEditing()
  }

  /// Leaves the field, so that the keyboard goes away.
  ///
  /// UIKit's `resignFirstResponder()` does the same for the program.
  ///
  /// - Returns: Whether the field is no longer edited.
  @discardableResult
  public func endEditing() -> Bool {
    guard isEditing else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.textFieldDidEndEditing(self)
    sendActions(for: .editingDidEnd)
    return !isEditing
  }
}
