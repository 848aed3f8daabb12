// Rejected by: changes that are made elsewhere are shown too
// Misconception: the screen knows best when it has to be drawn.

import Controls

/// The screen of a document: a table of contents, and a text to type into.
final class OutlineScreen: Screen {
  let view = OutlineView()

  private let document: Document

  init(document: Document, display: Display) {
    self.document = document
    super.init()
    // The first picture comes with the first frame.
    display.atEndOfFrame { [weak self] in self?.draw() }
  }

  /// The user types a character.
  func type(_ character: Character, in chapter: Chapter) {
    document.write(String(character), in: chapter)
    draw()
  }

  /// The user pastes a text.
  func paste(_ text: String, in chapter: Chapter) {
    document.write(text, in: chapter)
    draw()
  }

  /// The user gives a chapter another title.
  func rename(_ chapter: Chapter, to title: String) {
    document.rename(chapter, to: title)
    draw()
  }

  private func draw() {
    view.draw(document.chapters.map { "\($0.title), page \($0.firstPage)" })
  }
}
