// Rejected by: a document that was added elsewhere is in the list
// Misconception: whoever asks for the new value finds it in each call.

import Controls
import KeyValueObserving

/// The screen that lists the library's documents.
final class DocumentListScreen: Screen {
  let list = ListView()

  private let library: DocumentLibrary

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var documentsContext: UInt8 = 0

  init(library: DocumentLibrary) {
    self.library = library
    super.init()
    // A change moves the rows. With .prior it is told while the selected row still tells which
    // document is selected.
    library.addObserver(
      self, forKeyPath: "documents", options: [.new, .prior], context: &Self.documentsContext)
    reload(library.documents, selecting: nil)
  }

  deinit {
    library.removeObserver(self, forKeyPath: "documents", context: &Self.documentsContext)
  }

  /// The document whose row is selected.
  var selectedDocument: Document? {
    guard let row = list.selectedRow, library.documents.indices.contains(row) else { return nil }
    return library.documents[row]
  }

  /// The user adds a document here, which is selected at once.
  func addDocument(titled title: String) {
    let document = Document(title: title)
    library.add(document)
    list.selectRow(library.documents.firstIndex { $0 === document })
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.documentsContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    // Each change is told twice, and the list is to be drawn once.
    guard change?[.notificationIsPriorKey] != nil else { return }
    let documents = change?[.newKey] as? [Document] ?? library.documents
    reload(documents, selecting: selectedDocument)
  }

  private func reload(_ documents: [Document], selecting document: Document?) {
    list.reload(documents.map(\.title))
    list.selectRow(documents.firstIndex { $0 === document })
  }
}
