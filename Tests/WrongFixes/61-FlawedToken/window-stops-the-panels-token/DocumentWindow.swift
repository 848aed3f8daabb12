// Rejected by: a token whose subject has gone says so, and can be stopped
// Misconception: the owner of a document knows all the tokens that follow it.

/// A window with a document, which lives as long as the window is open.
final class DocumentWindow {
  private(set) var document: Document?
  private var panels: [PreviewPanel] = []

  init(title: String) {
    document = Document(title: title)
  }

  func add(_ panel: PreviewPanel) {
    panels.append(panel)
  }

  func close() {
    for panel in panels { panel.close() }
    document = nil
  }
}
