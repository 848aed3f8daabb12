// Rejected by: changes that are made elsewhere are shown too
// Misconception: one property can hold the observations of many objects.

import Controls
import KeyValueObserving
import Remedies

/// The screen of a document: a table of contents, and a text to type into.
final class OutlineScreen: Screen {
  let view = OutlineView()

  private let document: Document
  private let display: Display
  private var titles: ObservationToken?
  private var pages: ObservationToken?

  /// Whether the end of this frame draws.
  private var needsDrawing = false

  init(document: Document, display: Display) {
    self.document = document
    self.display = display
    super.init()
    for chapter in document.chapters {
      titles = chapter.observe(\.title) { [weak self] _, _ in self?.setNeedsDrawing() }
      pages = chapter.observe(\.firstPage) { [weak self] _, _ in self?.setNeedsDrawing() }
    }
    // The first picture comes with the first frame.
    setNeedsDrawing()
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

  /// Notes that the picture is out of date: the only way to `draw`.
  private func setNeedsDrawing() {
    guard !needsDrawing else { return }
    needsDrawing = true
    display.atEndOfFrame { [weak self] in self?.draw() }
  }

  private func draw() {
    needsDrawing = false
    view.draw(document.chapters.map { "\($0.title), page \($0.firstPage)" })
  }
}
