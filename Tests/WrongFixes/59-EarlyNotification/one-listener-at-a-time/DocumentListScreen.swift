// Symptom: add a document: the list shows it only after the next change, and a tap opens another one.
// Task:    let the list show, after each change, what the library has; the selection stays as it is.
// Run:     swift run kata   (or: cd Exercises && KATA=59 swift test)

import Controls
import KeyValueObserving

/// The screen that lists the library's documents.
final class DocumentListScreen: Screen {
  let list = ListView()

  private let library: DocumentLibrary

  /// What the rows show: a row counts among these, whatever the library has by now.
  private var shown: [Document] = []

  init(library: DocumentLibrary) {
    self.library = library
    super.init()
    library.onChange = { [weak self] in self?.reload() }
    reload()
  }

  /// The document whose row is selected.
  var selectedDocument: Document? {
    list.selectedRow.map { shown[$0] }
  }

  /// The user adds a document here, which is selected at once.
  func addDocument(titled title: String) {
    let document = Document(title: title)
    library.add(document)
    list.selectRow(library.documents.firstIndex { $0 === document })
  }

  private func reload() {
    let selected = selectedDocument
    shown = library.documents
    list.reload(shown.map(\.title))
    list.selectRow(shown.firstIndex { $0 === selected })
  }
}
