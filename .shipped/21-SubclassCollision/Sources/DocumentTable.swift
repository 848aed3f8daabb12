/// The screen that lists documents, in plain rows or in advanced ones.
final class DocumentTable {
  enum Style { case plain, advanced }

  private(set) var cells: [DocumentCell]

  init(documents: [Document], style: Style) {
    cells =
      switch style {
      case .plain: documents.map { DocumentCell(document: $0) }
      case .advanced: documents.map { AdvancedCell(document: $0) }
      }
  }

  /// Takes the list off the screen; its cells are no longer needed.
  func close() {
    cells = []
  }
}
