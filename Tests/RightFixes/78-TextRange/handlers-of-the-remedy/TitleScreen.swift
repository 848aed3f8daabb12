// Accepted: shouldChangeString has done the sum, and refuses by itself what the text does not have.

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
    titleField.shouldChangeString { [weak self] _, _, title in
      guard let self, title.count <= Self.limit else { return false }
      save(title)
      return true
    }
    titleField.shouldClear { [weak self] _ in
      self?.save("")
      return true
    }
    save(document.title)
  }

  private func save(_ title: String) {
    document.title = title
    countLabel.text = "\(title.count) of \(Self.limit)"
  }
}
