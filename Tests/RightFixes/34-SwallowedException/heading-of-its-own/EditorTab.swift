// Accepted: an object that exists while the document is edited, and observes for as long.

import Controls
import KeyValueObserving

/// A tab in which a document can be edited; a heading shows its title meanwhile.
final class EditorTab: DocumentTab {
  let heading = Label()

  private var editing: Editing?

  /// The user taps Edit.
  func beginEditing() {
    if editing == nil { editing = Editing(document, heading) }
  }

  /// The user taps Done, which is there all the time.
  func endEditing() {
    editing = nil
    heading.text = nil
  }

  override func show(_ next: Document) {
    super.show(next)
    guard editing != nil else { return }
    endEditing()
    beginEditing()
  }

  override func close() {
    super.close()
    endEditing()
  }
}

/// One time of editing: it has one document, and a heading that shows the title.
private final class Editing: KVOObject {
  private let document: Document
  private let heading: Label

  init(_ document: Document, _ heading: Label) {
    self.document = document
    self.heading = heading
    super.init()
    document.addObserver(self, forKeyPath: "title", options: .initial, context: nil)
  }

  deinit {
    document.removeObserver(self, forKeyPath: "title", context: nil)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heading.text = document.title
  }
}
