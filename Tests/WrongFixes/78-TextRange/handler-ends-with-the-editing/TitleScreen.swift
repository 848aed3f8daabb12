// Rejected by: the title is saved when the user comes back to the field as well
// Misconception: a handler that was installed for the editing of a text is stopped at its end.

import Controls
import Foundation
import Remedies

/// The screen on which the user gives a document its title, which is saved with each key.
final class TitleScreen: Screen {
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
    let saving = titleField.shouldChangeString { [weak self] _, _, title in
      guard let self, title.count <= Self.limit else { return false }
      save(title)
      return true
    }.token
    titleField.shouldClear { [weak self] _ in
      self?.save("")
      return true
    }
    titleField.onEndEditing { _ in saving.stop() }
    save(document.title)
  }

  private func save(_ title: String) {
    document.title = title
    countLabel.text = "\(title.count) of \(Self.limit)"
  }
}
