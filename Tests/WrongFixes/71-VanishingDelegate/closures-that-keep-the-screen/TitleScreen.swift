// Rejected by: the screen and all that serves it are released when it is closed
// Misconception: Closures that the field keeps cannot vanish, and with them there is nothing more to think about.

import Controls
import Remedies

/// The screen on which the user gives a document its title.
///
/// What it used to do itself is done by objects with one purpose each.
final class TitleScreen: Screen {
  let document: Document
  let titleField = TextField()
  let counterLabel = Label()
  let hintLabel = Label()

  init(document: Document) {
    self.document = document
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleField.text = document.title
    setUpRules()
    setUpCounter()
  }

  private func setUpRules() {
    let rules = TitleRules(for: document) { self.showHint() }
    titleField
      .shouldChangeCharacters { field, range, text in
        rules.textField(field, shouldChangeCharactersIn: range, replacementString: text)
      }.and
      .shouldReturn { field in rules.textFieldShouldReturn(field) }.and
      .onEndEditing { field in rules.textFieldDidEndEditing(field) }
  }

  private func setUpCounter() {
    let counter = CharacterCounter(label: counterLabel)
    counter.count(titleField)
    titleField.onTextChange { field, _ in counter.count(field) }
  }

  private func showHint() {
    hintLabel.text = "No more than \(TitleRules.limit) characters"
  }
}
