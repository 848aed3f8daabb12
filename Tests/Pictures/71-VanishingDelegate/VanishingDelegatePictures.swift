import Controls
import KataTesting
import Testing

@testable import VanishingDelegate

@Suite struct Pictures {
  @Test func `who keeps the rules of a title`() {
    ObjectGraph.draw {
      let screen = TitleScreen(document: Document(title: "Lease"))
      screen.loadViewIfNeeded()
      return ObjectGraph(
        ["TitleScreen": screen, "TextField": screen.titleField],
        types: ["TitleRules"], weak: ["delegate", "target"],
        arrows: [.refers("TitleRules", "TitleScreen", "weak self of its closure")])
    }
  }
}
