// Rejected by: a title stays within forty characters and is saved when editing ends
// Misconception: The optimizer ends the life of a local too early, so that it must be extended.

import Controls

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
    let rules = TitleRules(for: document) { [weak self] in self?.showHint() }
    withExtendedLifetime(rules) { titleField.delegate = rules }
  }

  private func setUpCounter() {
    let counter = CharacterCounter(label: counterLabel)
    withExtendedLifetime(counter) {
      counter.count(titleField)
      titleField.addTarget(counter, action: CharacterCounter.count, for: .editingChanged)
    }
  }

  private func showHint() {
    hintLabel.text = "No more than \(TitleRules.limit) characters"
  }
}
