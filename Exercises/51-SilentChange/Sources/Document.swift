// Symptom: revert a title, and its window shows the rejected one; rename, and the history says it twice.
// Task:    let each change of the title be told once, whichever way it is made.
// Run:     swift run kata   (or: cd Exercises && KATA=51 swift test)

import Foundation
import KeyValueObserving

/// A document of the app, which can be renamed, marked as a copy, and reverted.
final class Document: KVOObject {
  /// What windows and histories follow.
  @Dynamic private(set) var title: String

  /// The title that the file on disk has.
  private var savedTitle: String

  init(title: String) {
    self.title = title
    savedTitle = title
    super.init()
  }

  /// Gives the document the title that the user has typed, without spaces around it.
  ///
  /// A title of spaces is refused.
  func rename(to typed: String) {
    let trimmed = typed.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    willChangeValue(forKey: "title")
    title = trimmed
    didChangeValue(forKey: "title")
  }

  /// Marks the document as a copy.
  func markAsCopy() {
    title += " copy"
  }

  /// Gives the document the title that its file has.
  func revert() {
    $title.write(savedTitle)
  }

  /// Writes the title to the file.
  func save() {
    savedTitle = title
  }
}
