/// The documents of the app.
///
/// They live as long as the app does.
final class DocumentLibrary {
  private(set) var documents: [Document]

  init(titles: [String]) {
    documents = titles.map(Document.init(title:))
  }

  /// Stars a document or takes its star away, from any screen.
  func toggleFavorite(of document: Document) {
    document.isFavorite.toggle()
  }
}
