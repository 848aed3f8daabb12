// Rejected by: the title in the file comes back with its spaces, and a copy keeps them
// Misconception: a method that announces is the way for every change, whatever else it does.

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
    title = trimmed
  }

  /// Marks the document as a copy.
  func markAsCopy() {
    title += " copy"
  }

  /// Gives the document the title that its file has.
  func revert() {
    rename(to: savedTitle)
  }

  /// Writes the title to the file.
  func save() {
    savedTitle = title
  }
}
