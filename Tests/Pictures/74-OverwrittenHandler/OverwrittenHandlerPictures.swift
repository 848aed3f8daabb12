import Controls
import KataTesting
import Testing

@testable import OverwrittenHandler

@Suite struct Pictures {
  @Test func `what a button keeps of two conditions and two handlers`() {
    ObjectGraph.draw {
      let document = Document(title: "Lease")
      let statistics = Statistics()
      let screen = DocumentScreen(document: document, statistics: statistics)
      let counting = Mirror(reflecting: screen).descendant("counting") as? HandlerToken
      return ObjectGraph(
        [
          "GuardedButton": screen.publishButton, "Document": document, "Statistics": statistics,
          "HandlerToken": counting,
        ],
        types: ["Entry"], weak: ["target"],
        arrows: [
          .keeps("GuardedButton", "Document", "isAllowed").unless("Entry"),
          .keeps("GuardedButton", "Statistics", "handler").unless("Entry"),
          .refers("HandlerToken", "GuardedButton", "writes over").unless("Entry"),
          .keeps("Entry", "Document", "publish"), .keeps("Entry 2", "Statistics", "count"),
          .keeps("Entry 3", "Document", "has a title"),
          .keeps("Entry 4", "Document", "not locked"),
          .refers("HandlerToken", "Entry 2", "takes out"),
        ])
    }
  }
}
