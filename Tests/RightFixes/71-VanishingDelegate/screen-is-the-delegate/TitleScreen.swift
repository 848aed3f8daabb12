// Accepted: the screen, which outlives its field, is delegate and target itself, and asks its helpers.

import Controls
import Foundation

/// The screen on which the user gives a document its title.
///
/// What it used to do itself is done by objects with one purpose each.
final class TitleScreen: Screen, TextFieldDelegate {
  let document: Document
  let titleField = TextField()
  let counterLabel = Label()
  let hintLabel = Label()

  private lazy var rules = TitleRules(for: document) { [unowned self] in showHint() }
  private lazy var counter = CharacterCounter(label: counterLabel)

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
    titleField.delegate = self
  }

  private func setUpCounter() {
    counter.count(titleField)
    titleField.addTarget(self, action: TitleScreen.textChanged, for: .editingChanged)
  }

  private func textChanged(_ field: TextField) {
    counter.count(field)
  }

  func textField(
    _ textField: TextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    rules.textField(textField, shouldChangeCharactersIn: range, replacementString: string)
  }

  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    rules.textFieldShouldReturn(textField)
  }

  func textFieldDidEndEditing(_ textField: TextField) {
    rules.textFieldDidEndEditing(textField)
  }

  private func showHint() {
    hintLabel.text = "No more than \(TitleRules.limit) characters"
  }
}
