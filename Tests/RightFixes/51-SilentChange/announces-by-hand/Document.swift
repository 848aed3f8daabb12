// Accepted: announced by hand, in one place, with the automatic announcement switched off.

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

  /// The one place that writes the title.
  private func change(to newTitle: String) {
    willChangeValue(forKey: "title")
    $title.write(newTitle)
    didChangeValue(forKey: "title")
  }

  /// Gives the document the title that the user has typed, without spaces around it.
  ///
  /// A title of spaces is refused.
  func rename(to typed: String) {
    let trimmed = typed.trimmingCharacters(in: .whitespaces)
    guard !trimmed.isEmpty else { return }
    change(to: trimmed)
  }

  /// Marks the document as a copy.
  func markAsCopy() {
    change(to: title + " copy")
  }

  /// Gives the document the title that its file has.
  func revert() {
    change(to: savedTitle)
  }

  /// Writes the title to the file.
  func save() {
    savedTitle = title
  }
}
