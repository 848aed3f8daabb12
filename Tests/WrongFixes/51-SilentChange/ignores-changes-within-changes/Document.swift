// Rejected by: a rename by somebody who hears of one reaches the window
// Misconception: an announcement within another one is the second of the same change.

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
    title = savedTitle
  }

  /// How many announcements have begun and are not over.
  private var depth = 0

  override func willChangeValue(forKey key: String) {
    depth += 1
    if depth == 1 { super.willChangeValue(forKey: key) }
  }

  override func didChangeValue(forKey key: String) {
    if depth == 1 { super.didChangeValue(forKey: key) }
    depth -= 1
  }

  /// Writes the title to the file.
  func save() {
    savedTitle = title
  }
}
