import Controls
import KataTesting
import Testing

@testable import OverwrittenHandler

@Suite struct Pictures {
  @Test func `what a button with two conditions and two handlers keeps`() {
    ObjectGraph.draw {
      let document = Document(title: "Lease")
      let statistics = Statistics()
      let screen = DocumentScreen(document: document, statistics: statistics)
      return ObjectGraph(
        [
          "GuardedButton": screen.publishButton, "Document": document, "Statistics": statistics,
        ],
        types: ["Entry"], weak: ["target"],
        arrows: [
          .keeps("GuardedButton", "Document", "the condition").unless("Entry"),
          .keeps("GuardedButton", "Statistics", "the handler").unless("Entry"),
          .keeps("Entry", "Document", "has a title"),
          .keeps("Entry 2", "Document", "is not locked"),
          .keeps("Entry 3", "Document", "publish"),
          .keeps("Entry 4", "Statistics", "count"),
        ])
    }
  }
}
