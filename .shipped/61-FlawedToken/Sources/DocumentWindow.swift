/// A window with a document, which lives as long as the window is open.
final class DocumentWindow {
  private(set) var document: Document?

  init(title: String) {
    document = Document(title: title)
  }

  func close() {
    document = nil
  }
}
