// Rejected by: the screen and all that serves it are released when it is closed
// Misconception: The object was released too early: a property keeps it, and that is all.

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
    let rules = TitleRules(for: document) { self.showHint() }
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
