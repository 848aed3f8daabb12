// Rejected by: the selected document stays selected when another comes before it
// Misconception: what the early call was for can be read in the late one.

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
    library.addObserver(self, forKeyPath: "documents", context: &Self.documentsContext)
    reload(selecting: nil)
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
    reload(selecting: selectedDocument)
  }

  private func reload(selecting document: Document?) {
    list.reload(library.documents.map(\.title))
    list.selectRow(library.documents.firstIndex { $0 === document })
  }
}
