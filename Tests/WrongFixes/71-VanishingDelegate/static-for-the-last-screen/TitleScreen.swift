// Rejected by: of two screens each has the rules of its own document
// Misconception: A static lives for ever, so that nothing vanishes any more.

import Controls

/// The screen on which the user gives a document its title.
///
/// What it used to do itself is done by objects with one purpose each.
final class TitleScreen: Screen {
  let document: Document
  let titleField = TextField()
  let counterLabel = Label()
  let hintLabel = Label()

  nonisolated(unsafe) private static var rules: TitleRules?
  nonisolated(unsafe) private static var counter: CharacterCounter?

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
    Self.rules = rules
    titleField.delegate = rules
  }

  private func setUpCounter() {
    let counter = CharacterCounter(label: counterLabel)
    Self.counter = counter
    counter.count(titleField)
    titleField.addTarget(counter, action: CharacterCounter.count, for: .editingChanged)
  }

  private func showHint() {
    hintLabel.text = "No more than \(TitleRules.limit) characters"
  }
}
