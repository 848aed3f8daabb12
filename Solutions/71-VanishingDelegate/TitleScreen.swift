// Symptom: since the screen was cleaned up titles grow without limit, and none is saved.
// Task:    let the rules and the counter work as long as the screen lives, and no longer.
// Run:     swift run kata   (or: cd Exercises && KATA=71 swift test)

import Controls

/// The screen on which the user gives a document its title.
///
/// What it used to do itself is done by objects with one purpose each.
final class TitleScreen: Screen {
  let document: Document
  let titleField = TextField()
  let counterLabel = Label()
  let hintLabel = Label()

  /// The field keeps neither its delegate nor its targets.
  private var rules: TitleRules?
  private var counter: CharacterCounter?

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
    titleField.delegate = rules
    self.rules = rules
  }

  private func setUpCounter() {
    let counter = CharacterCounter(label: counterLabel)
    counter.count(titleField)
    titleField.addTarget(counter, action: CharacterCounter.count, for: .editingChanged)
    self.counter = counter
  }

  private func showHint() {
    hintLabel.text = "No more than \(TitleRules.limit) characters"
  }
}
