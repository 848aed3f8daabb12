/// The stand-in for `UITextField`: a line of text that the user edits, with one delegate.
///
/// The program sets ``text``, which asks and tells nobody, as in UIKit. What a user does is in
/// methods of its own, named for the user's part: ``beginEditing()``, ``type(_:)``,
/// ``replace(_:with:)``, ``deleteBackward()``, ``clear()``, ``pressReturn()``, ``endEditing()``.
open class TextField: Control {
  /// Who is asked and told; the field does not retain it.
  open weak var delegate: (any TextFieldDelegate)? {
    didSet { if delegate !== oldValue { attachments.announceDelegateChange(of: self) } }
  }

  /// The text; as in UIKit it reads as empty, never as nil, after it was set to nil.
  open var text: String? = "" {
    didSet { if text == nil { text = "" } }
  }

  /// What is shown as long as the text is empty.
  open var placeholder: String?

  /// Whether the user is editing the text now.
  public internal(set) final var isEditing = false
}
