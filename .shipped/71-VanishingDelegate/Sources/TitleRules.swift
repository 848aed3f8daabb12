import Controls
import Foundation

/// The rules for a document's title: how long it may be, and when it is saved.
final class TitleRules: TextFieldDelegate {
  static let limit = 40

  private let document: Document
  private let onRefusal: () -> Void

  /// The rules for `document`; `onRefusal` is called when a change is refused.
  init(for document: Document, onRefusal: @escaping () -> Void) {
    self.document = document
    self.onRefusal = onRefusal
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = NSString(string: textField.text ?? "")
    let isAllowed = text.replacingCharacters(in: range, with: string).count <= Self.limit
    if !isAllowed { onRefusal() }
    return isAllowed
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.endEditing()
    return false
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    document.title = textField.text ?? ""
  }
}
