public import Foundation

/// The stand-in for `UITextFieldDelegate`: is asked and told what the user does in a text field.
///
/// Names, order and answers are UIKit's. There a field asks its delegate whether it responds to an
/// optional method; a Swift protocol cannot be asked, so that every method has an implementation
/// here, which does what the field would do without a delegate: it allows everything and does
/// nothing. Hence a delegate that forwards may call every method of the next one: what the next one
/// does not implement answers as if it were not there.
///
/// Two traps come with that. A method that is misspelt, and a method that a *subclass* of the
/// conforming class adds, is never called, without a word: only the conforming class itself and
/// what it declares count. And a forwarding delegate that leaves a method out answers for the next
/// one, which is never asked.
public protocol TextFieldDelegate: AnyObject {
  /// Says whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: TextField) -> Bool

  /// Hears that editing has begun.
  func textFieldDidBeginEditing(_ textField: TextField)

  /// Says whether `string` may take the place of the characters in `range`.
  ///
  /// - Parameters:
  ///   - textField: The field, whose text is still the old one.
  ///   - range: A range of UTF-16 code units of that text.
  ///   - string: What the user typed or pasted; empty where the user deletes.
  /// - Returns: Whether the change is made.
  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Says whether the clear button may remove the text.
  func textFieldShouldClear(_ textField: TextField) -> Bool

  /// Says whether the return key has its usual effect.
  func textFieldShouldReturn(_ textField: TextField) -> Bool

  /// Says whether editing may end.
  func textFieldShouldEndEditing(_ textField: TextField) -> Bool

  /// Hears that editing has ended.
  func textFieldDidEndEditing(_ textField: TextField)
}

extension TextFieldDelegate {
  /// Lets editing begin.
  public func textFieldShouldBeginEditing(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidBeginEditing(_ textField: TextField) {}

  /// Allows the change.
  public func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }

  /// Lets the clear button remove the text.
  public func textFieldShouldClear(_ textField: TextField) -> Bool { true }

  /// Lets the return key have its effect.
  public func textFieldShouldReturn(_ textField: TextField) -> Bool { true }

  /// Lets editing end.
  public func textFieldShouldEndEditing(_ textField: TextField) -> Bool { true }

  /// Does nothing.
  public func textFieldDidEndEditing(_ textField: TextField) {}
}
