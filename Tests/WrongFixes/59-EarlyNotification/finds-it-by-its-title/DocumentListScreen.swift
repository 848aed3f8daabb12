// Rejected by: a selected document that is removed is selected no more
// Misconception: what a row says is enough to find its document again.

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
    observation = library.observe(\.documents) { [weak self] _, _ in self?.reload() }
    reload()
  }

  /// The document whose row is selected.
  var selectedDocument: Document? {
    guard let title = selectedTitle else { return nil }
    return library.documents.first { $0.title == title }
  }

  /// The user adds a document here, which is selected at once.
  func addDocument(titled title: String) {
    let document = Document(title: title)
    library.add(document)
    list.selectRow(library.documents.firstIndex { $0 === document })
  }

  private var selectedTitle: String? {
    list.selectedRow.map { list.rows[$0] }
  }

  private func reload() {
    let selected = selectedTitle
    list.reload(library.documents.map(\.title))
    list.selectRow(library.documents.firstIndex { $0.title == selected })
  }
}
