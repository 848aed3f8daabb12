import Controls

/// The screen that lists documents.
final class DocumentList: TableViewDataSource {
  let table: TableView
  /// What a tap does, for each cell.
  nonisolated(unsafe) private static var taps: [ObjectIdentifier: [TapHandler]] = [:]

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
    for tap in Self.taps[ObjectIdentifier(cell)] ?? [] { tap.stop() }
    Self.taps[ObjectIdentifier(cell)] = [
      cell.starButton.whenTapped { button in
        document.isStarred.toggle()
        button.isSelected = document.isStarred
      },
      cell.archiveButton.whenTapped { [weak self] _ in self?.archive(document) },
    ]
  }

  private func archive(_ document: Document) {
    documents.removeAll { $0 === document }
    archived.append(document)
    table.reloadData()
  }
}
