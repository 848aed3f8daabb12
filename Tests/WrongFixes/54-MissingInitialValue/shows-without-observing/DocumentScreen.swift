// Rejected by: the header follows every rename
// Misconception: what is set once is shown.

import Controls

/// The screen of one document: its title, and its pages as soon as they are loaded.
final class DocumentScreen {
  let titleLabel = Label()
  private(set) var isSpinning = true

  /// How often the pages were laid out, which is slow.
  private(set) var layouts = 0

  private let document: Document
  private var titlePrefix = ""

  init(document: Document) {
    self.document = document
    if document.isReadOnly { titlePrefix = "Read only: " }
    showTitle()
    showPagesIfLoaded()
  }

  private func showTitle() {
    titleLabel.text = titlePrefix + document.title
  }

  /// Lays the pages out, once: later loads are the document's own affair.
  private func showPagesIfLoaded() {
    guard document.isLoaded else { return }
    isSpinning = false
    layouts += 1
  }
}
