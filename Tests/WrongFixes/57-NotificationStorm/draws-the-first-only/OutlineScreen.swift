// Rejected by: the frame shows everything that was typed in it
// Misconception: the first notification of a frame tells all that there is to know.

import Controls
import KeyValueObserving

/// The screen of a document: a table of contents, and a text to type into.
final class OutlineScreen: Screen {
  let view = OutlineView()

  private let document: Document
  private let display: Display
  private var hasDrawn = false

  /// Only the address matters: it tells this class's registrations from any other.
  nonisolated(unsafe) private static var outlineContext: UInt8 = 0

  init(document: Document, display: Display) {
    self.document = document
    self.display = display
    super.init()
    for chapter in document.chapters {
      chapter.addObserver(self, forKeyPath: "title", context: &Self.outlineContext)
      chapter.addObserver(self, forKeyPath: "firstPage", context: &Self.outlineContext)
    }
    // The first picture comes with the first frame.
    display.atEndOfFrame { [weak self] in self?.draw() }
  }

  deinit {
    for chapter in document.chapters {
      chapter.removeObserver(self, forKeyPath: "title", context: &Self.outlineContext)
      chapter.removeObserver(self, forKeyPath: "firstPage", context: &Self.outlineContext)
    }
  }

  /// The user types a character.
  func type(_ character: Character, in chapter: Chapter) {
    document.write(String(character), in: chapter)
  }

  /// The user pastes a text.
  func paste(_ text: String, in chapter: Chapter) {
    for character in text { type(character, in: chapter) }
  }

  /// The user gives a chapter another title.
  func rename(_ chapter: Chapter, to title: String) {
    document.rename(chapter, to: title)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.outlineContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    guard !hasDrawn else { return }
    hasDrawn = true
    draw()
    display.atEndOfFrame { [weak self] in self?.hasDrawn = false }
  }

  private func draw() {
    view.draw(document.chapters.map { "\($0.title), page \($0.firstPage)" })
  }
}
