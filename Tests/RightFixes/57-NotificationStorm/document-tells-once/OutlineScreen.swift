import Controls

/// The screen of a document: a table of contents, and a text to type into.
final class OutlineScreen: Screen {
  let view = OutlineView()

  private let document: Document
  private var listening: Document.Listening?

  init(document: Document, display: Display) {
    self.document = document
    super.init()
    listening = document.onChange { [weak self] in self?.draw() }
    // The first picture comes with the first frame.
    display.atEndOfFrame { [weak self] in self?.draw() }
  }

  /// The user types a character.
  func type(_ character: Character, in chapter: Chapter) {
    document.write(String(character), in: chapter)
  }

  /// The user pastes a text.
  func paste(_ text: String, in chapter: Chapter) {
    document.write(text, in: chapter)
  }

  /// The user gives a chapter another title.
  func rename(_ chapter: Chapter, to title: String) {
    document.rename(chapter, to: title)
  }

  private func draw() {
    view.draw(document.chapters.map { "\($0.title), page \($0.firstPage)" })
  }
}
