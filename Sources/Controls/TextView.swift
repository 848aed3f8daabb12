public import Foundation
public import KeyValueObserving

/// The stand-in for `UITextView`: several lines of text that the user edits, with one delegate.
///
/// It is no ``Control``, as in UIKit: it has no targets, and all that it tells goes to the delegate.
/// What a user does is in methods of its own, as with ``TextField``.
open class TextView: KVOObject {
  /// Who is asked and told; the view does not retain it.
  open weak var delegate: (any TextViewDelegate)? {
    didSet { if delegate !== oldValue { attachments.announceDelegateChange(of: self) } }
  }

  /// The text; as in UIKit it reads as empty, never as nil, after it was set to nil.
  open var text: String? = "" {
    didSet { if text == nil { text = "" } }
  }

  /// Whether the user may change the text.
  open var isEditable = true

  /// What others keep in the view.
  public final var attachments = Attachments()

  /// Whether the user is editing the text now.
  public private(set) final var isEditing = false

  /// Taps the view, so that the keyboard comes up.
  ///
  /// - Returns: Whether the text is being edited now.
  @discardableResult
  public func beginEditing() -> Bool {
    guard !isEditing else { return true }
    guard isEditable, delegate?.textViewShouldBeginEditing(self) ?? true else { return false }
    isEditing = true
    delegate?.textViewDidBeginEditing(self)
    return isEditing
  }

  /// Types `string` at the end of the text, one character after the other.
  public func type(_ string: String) {
    for character in string {
      replace(NSRange(location: (text ?? "").utf16.count, length: 0), with: String(character))
    }
  }

  /// Selects `range` and pastes `string` over it, in one change.
  ///
  /// - Parameters:
  ///   - range: A range of UTF-16 code units. One that the text does not have, or that cuts a
  ///     scalar in two, changes nothing and asks nobody.
  ///   - string: What to put there.
  /// - Returns: Whether the text was changed.
  @discardableResult
  public func replace(_ range: NSRange, with string: String) -> Bool {
    guard beginEditing(), text?.replacing(range, with: string) != nil else { return false }
    let isAllowed =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
    // Looked up again: the delegate may have set another text, which the range may not fit.
    guard isAllowed, let changed = text?.replacing(range, with: string) else { return false }
    text = changed
    delegate?.textViewDidChange(self)
    return true
  }

  /// Leaves the view, so that the keyboard goes away.
  ///
  /// - Returns: Whether the text is no longer edited.
  @discardableResult
  public func endEditing() -> Bool {
    guard isEditing else { return true }
    guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
    isEditing = false
    delegate?.textViewDidEndEditing(self)
    return !isEditing
  }
}
