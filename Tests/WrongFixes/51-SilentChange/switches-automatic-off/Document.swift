// Rejected by: a copy is marked in the window and once in the history
// Misconception: one announces either by hand or not at all, and the method that does neither is no concern of mine.

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

  override class func automaticallyNotifiesObservers(forKey key: String) -> Bool {
    key != "title"
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
    willChangeValue(forKey: "title")
    $title.write(savedTitle)
    didChangeValue(forKey: "title")
  }

  /// Writes the title to the file.
  func save() {
    savedTitle = title
  }
}
