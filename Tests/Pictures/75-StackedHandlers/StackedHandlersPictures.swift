import Controls
import KataTesting
import Testing

@testable import StackedHandlers

@Suite struct Pictures {
  @Test func `what the star of a reused row does`() {
    ObjectGraph.draw {
      let documents = ["lease", "recipe", "letter"].map(Document.init(title:))
      let list = DocumentList(documents: documents, rows: 1)
      list.table.scroll(toRow: 1)
      list.table.scroll(toRow: 2)
      let cell = list.table.visibleCells.first as? DocumentCell
      return ObjectGraph(
        [
          "Star": cell?.starButton, "Lease": documents[0], "Recipe": documents[1],
          "Letter": documents[2],
        ],
        types: ["TapHandler", "HandlerEntry"], weak: ["target"],
        arrows: [
          .keeps("TapHandler", "Lease", "captures"),
          .keeps("TapHandler 2", "Recipe", "captures"),
          .keeps("TapHandler 3", "Letter", "captures"),
          .keeps("HandlerEntry", "Letter", "captures"),
        ])
    }
  }
}
