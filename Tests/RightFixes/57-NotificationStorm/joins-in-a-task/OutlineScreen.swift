// Accepted: without the display, a task on the main actor that all changes of one turn share.

import KeyValueObserving
import Remedies

/// The screen of a document: a table of contents, and a text to type into.
@MainActor final class OutlineScreen {
  let view = OutlineView()

  private let document: Document
  private var observations: [ObservationToken] = []

  /// Draws when the turn that is under way is over.
  private var drawing: Task<Void, Never>?

  init(document: Document, display: Display) {
    self.document = document
    observations = document.chapters.flatMap { chapter in
      [
        chapter.observe(\.title) { [weak self] _, _ in self?.setNeedsDrawing() },
        chapter.observe(\.firstPage) { [weak self] _, _ in self?.setNeedsDrawing() },
      ]
    }
    // The first picture comes with the first turn.
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
    guard drawing == nil else { return }
    drawing = Task { [weak self] in self?.draw() }
  }

  private func draw() {
    drawing = nil
    view.draw(document.chapters.map { "\($0.title), page \($0.firstPage)" })
  }
}
