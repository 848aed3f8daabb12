// Rejected by: the screen and all that serves it are released when it is closed
// Misconception: It is the field's fault, whose delegate is weak.

import Controls

/// The screen on which the user gives a document its title.
///
/// What it used to do itself is done by objects with one purpose each.
final class TitleScreen: Screen {
  let document: Document
  let titleField = StrongTextField()
  let counterLabel = Label()
  let hintLabel = Label()

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

/// A field that keeps its delegate.
final class StrongTextField: TextField {
  private var kept: (any TextFieldDelegate)?

  override weak var delegate: (any TextFieldDelegate)? {
    didSet { kept = delegate }
  }
}
