public import Foundation

/// The stand-in for `UITextViewDelegate`: is asked and told what the user does in a text view.
///
/// Names, order and answers are UIKit's. What ``TextFieldDelegate`` says of optional methods holds
/// here too. There is no selection, hence no `textViewDidChangeSelection(_:)`.
public protocol TextViewDelegate: AnyObject {
  /// Says whether editing may begin.
  func textViewShouldBeginEditing(_ textView: TextView) -> Bool

  /// Hears that editing has begun.
  func textViewDidBeginEditing(_ textView: TextView)

  /// Says whether `text` may take the place of the characters in `range`.
  ///
  /// - Parameters:
  ///   - textView: The view, whose text is still the old one.
  ///   - range: A range of UTF-16 code units of that text.
  ///   - text: What the user typed or pasted; empty where the user deletes. The return key types a
  ///     line break here.
  /// - Returns: Whether the change is made.
  func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool

  /// Hears that the user has changed the text; the program's own changes are not told.
  func textViewDidChange(_ textView: TextView)

  /// Says whether editing may end.
  func textViewShouldEndEditing(_ textView: TextView) -> Bool

  /// Hears that editing has ended.
  func textViewDidEndEditing(_ textView: TextView)
}

extension TextViewDelegate {
  /// Lets editing begin.
  public func textViewShouldBeginEditing(_ textView: TextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: TextView) {}

  /// Allows the change.
  public func textView(
    _ textView: TextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }

  /// Does nothing.
  public func textViewDidChange(_ textView: TextView) {}

  /// Lets editing end.
  public func textViewShouldEndEditing(_ textView: TextView) -> Bool { true }

  /// Does nothing.
  public func textViewDidEndEditing(_ textView: TextView) {}
}
