// Symptom: after some scrolling one tap stars two documents; one tap on Archive empties the list.
// Task:    let a tap be handled once, for the document of its row; who else listens goes on to hear.
// Run:     swift run kata   (or: cd Exercises && KATA=75 swift test)

import Controls

/// The screen that lists documents.
final class DocumentList: TableViewDataSource {
  let table: TableView
  private(set) var documents: [Document]
  private(set) var archived: [Document] = []

  init(documents: [Document], rows: Int) {
    self.documents = documents
    table = TableView(visibleRowCount: rows)
    table.register(forCellReuseIdentifier: "DocumentCell") { DocumentCell() }
    table.dataSource = self
    table.reloadData()
  }

  /// Shows every row again in the cell that it has, after a sync for instance.
  func refresh() {
    table.reconfigureRows { cell, row in
      if let cell = cell as? DocumentCell { fill(cell, with: documents[row]) }
    }
  }

  func numberOfRows(in tableView: TableView) -> Int {
    documents.count
  }

  func tableView(_ tableView: TableView, cellForRow row: Int) -> TableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "DocumentCell") as? DocumentCell
    let filled = cell ?? DocumentCell()
    fill(filled, with: documents[row])
    return filled
  }

  private func fill(_ cell: DocumentCell, with document: Document) {
    cell.titleLabel.text = document.title
    cell.starButton.isSelected = document.isStarred
    guard !cell.isReady else { return }
    cell.isReady = true
    cell.starButton.whenTapped { [weak self, weak cell] button in
      guard let document = self?.tappedDocument(in: cell) else { return }
      document.isStarred.toggle()
      button.isSelected = document.isStarred
    }
    cell.archiveButton.whenTapped { [weak self, weak cell] _ in
      guard let self, let document = tappedDocument(in: cell) else { return }
      archive(document)
    }
  }

  private func tappedDocument(in cell: DocumentCell?) -> Document? {
    documents.first { $0.title == cell?.titleLabel.text }
  }

  private func archive(_ document: Document) {
    documents.removeAll { $0 === document }
    archived.append(document)
    table.reloadData()
  }
}
