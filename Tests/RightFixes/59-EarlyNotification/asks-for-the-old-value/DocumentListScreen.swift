// Accepted: one call, after the change, that carries what was there before it.

import Controls
import KeyValueObserving
import Remedies

/// The screen that lists the library's documents.
final class DocumentListScreen: Screen {
  let list = ListView()

  private let library: DocumentLibrary

  private var observation: ObservationToken?

  init(library: DocumentLibrary) {
    self.library = library
    super.init()
    observation = library.observe(\.documents, options: [.old]) { [weak self] _, change in
      guard let self else { return }
      reload(selecting: list.selectedRow.flatMap { change.oldValue?[$0] })
    }
    reload(selecting: nil)
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

  private func reload(selecting document: Document?) {
    list.reload(library.documents.map(\.title))
    list.selectRow(library.documents.firstIndex { $0 === document })
  }
}
