// Rejected by: starring through the library after the table is closed meets no fault
// Misconception: an exception that is caught has done no harm.

import KeyValueObserving

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
    _ = catchingExceptions { document.isFavorite.toggle() }
  }
}
