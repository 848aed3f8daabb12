// Rejected by: a document that was added elsewhere is in the list
// Misconception: a list that is brought up to date whenever it is asked for is always up to date.

import Controls
import KeyValueObserving
import Remedies

/// The screen that lists the library's documents.
final class DocumentListScreen: Screen {
  private let view = ListView()

  /// The list; whoever looks at it finds it up to date.
  var list: ListView {
    for documents in changes {
      let selected = view.selectedRow.map { shown[$0] }
      shown = documents
      view.reload(shown.map(\.title))
      view.selectRow(shown.firstIndex { $0 === selected })
    }
    changes = []
    return view
  }

  private let library: DocumentLibrary

  /// What the rows show: a row counts among these, whatever the library has by now.
  private var shown: [Document] = []
  private var changes: [[Document]] = []

  private var observation: ObservationToken?

  init(library: DocumentLibrary) {
    self.library = library
    super.init()
    observation = library.observe(\.documents) { [weak self] library, _ in
      self?.changes.append(library.documents)
    }
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
    changes.append(library.documents)
  }
}
