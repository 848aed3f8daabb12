// Rejected by: a screen that comes back has its rules and its counter still
// Misconception: Each handler has a token, and a token is stopped when the screen disappears.

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

  private var handlers: [HandlerToken] = []

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

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    for handler in handlers { handler.stop() }
    handlers = []
  }

  private func setUpRules() {
    let rules = TitleRules(for: document) { [weak self] in self?.showHint() }
    titleField
      .shouldChangeCharacters { field, range, text in
        rules.textField(field, shouldChangeCharactersIn: range, replacementString: text)
      }.store(in: &handlers)
      .shouldReturn { field in rules.textFieldShouldReturn(field) }.store(in: &handlers)
      .onEndEditing { field in rules.textFieldDidEndEditing(field) }.store(in: &handlers)
  }

  private func setUpCounter() {
    let counter = CharacterCounter(label: counterLabel)
    counter.count(titleField)
    titleField.onTextChange { field, _ in counter.count(field) }.store(in: &handlers)
  }

  private func showHint() {
    hintLabel.text = "No more than \(TitleRules.limit) characters"
  }
}
