// Rejected by: a plain title is saved with each key, as it is typed, deleted and cleared
// Misconception: when the field asks it has the new text already.

import Controls
import Foundation

/// The screen on which the user gives a document its title, which is saved with each key.
final class TitleScreen: Screen, TextFieldDelegate {
  /// How many characters a title may have, as the user counts them.
  static let limit = 20

  let document: Document
  let titleField = TextField()
  let countLabel = Label()

  init(document: Document) {
    self.document = document
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = document.title
    titleField.delegate = self
    save(document.title)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    guard Range(range, in: text) != nil, text.count + string.count <= Self.limit else {
      return string.isEmpty
    }
    save(text)
    return true
  }

  func textFieldShouldClear(_ textField: TextField) -> Bool {
    save("")
    return true
  }

  private func save(_ title: String) {
    document.title = title
    countLabel.text = "\(title.count) of \(Self.limit)"
  }
}
