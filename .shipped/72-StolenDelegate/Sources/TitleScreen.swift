import Controls
import Foundation

/// The screen on which the user gives a document its title.
///
/// It has been the delegate of its field from the first version on. The three handlers came later.
final class TitleScreen: TextFieldDelegate {
  static let limit = 40

  let document: Document
  let titleField = TextField()
  let counterLabel = Label()

  init(document: Document) {
    self.document = document
    titleField.text = document.title
    titleField.delegate = self

    titleField.allowsChange { _, _, text in !text.contains("/") }
    titleField.whenEditingEnds { [counterLabel] _ in counterLabel.text = nil }
    titleField.whenTextChanges { [counterLabel] _, text in
      counterLabel.text = "\(text.count) of \(TitleScreen.limit)"
    }
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = NSString(string: textField.text ?? "")
    return text.replacingCharacters(in: range, with: string).count <= Self.limit
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    textField.endEditing()
    return false
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    document.title = textField.text ?? ""
  }
}
