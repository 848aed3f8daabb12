// Rejected by: the limit counts what the user sees
// Misconception: for a limit no text is needed: what was there, less what goes, and what comes.

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
    titleField.addTarget(self, action: TitleScreen.titleChanged, for: .editingChanged)
    save(document.title)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    let text = textField.text ?? ""
    guard range.location <= text.utf16.count,
      range.length <= text.utf16.count - range.location
    else { return false }
    return text.count - range.length + string.count <= Self.limit
  }

  private func titleChanged(_ field: TextField) {
    save(field.text ?? "")
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
