// Rejected by: the selected document stays selected when others are added below or removed
// Misconception: a document that comes in comes before the selected one, so that counting tells where that is now.

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
    list.selectedRow.map { library.documents[$0] }
  }

  /// The user adds a document here, which is selected at once.
  func addDocument(titled title: String) {
    let document = Document(title: title)
    library.add(document)
    list.selectRow(library.documents.firstIndex { $0 === document })
  }

  private func reload() {
    let more = library.documents.count - list.rows.count
    let selected = list.selectedRow
    list.reload(library.documents.map(\.title))
    // Who was selected is as much further down as rows have come in.
    if more > 0 { list.selectRow(selected.map { $0 + more }) }
  }
}
