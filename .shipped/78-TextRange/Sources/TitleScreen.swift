// Symptom: type a letter after an emoji and the app stops; undo stops it as well, now and then.
// Task:    let the title that is saved be the one that the user sees; refuse what cannot be.
// Run:     swift run kata   (or: cd Exercises && KATA=78 swift test)

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
    let title = (textField.text ?? "").changed(in: range, to: string)
    guard title.count <= Self.limit else { return false }
    save(title)
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
