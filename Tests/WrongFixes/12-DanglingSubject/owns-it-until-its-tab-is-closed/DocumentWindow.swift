// Rejected by: a document that goes on another way is released too
// Misconception: an owner that lets go on the way out that was reported owns nothing for too long.

/// A window with documents in tabs.
///
/// The documents are its own; the panel is the app's, and shared by all windows.
final class DocumentWindow {
  private(set) var documents: [Document] = []
  private weak var panel: PreviewPanel?

  init(panel: PreviewPanel?) {
    self.panel = panel
  }

  /// Opens a document in a tab of its own, behind the others.
  func open(_ title: String, text: String = "") {
    documents.append(Document(title: title, text: text))
  }

  /// The user selects a tab, and the panel shows its document.
  func select(_ index: Int) {
    panel?.show(documents[index])
  }

  /// The user closes a tab.
  func close(_ index: Int) {
    panel?.leave(documents[index])
    documents.remove(at: index)
  }

  /// The user gives up what was typed: the document is read again, as it was saved.
  func revert(_ index: Int, to savedText: String) {
    documents[index] = Document(title: documents[index].title, text: savedText)
  }
}
