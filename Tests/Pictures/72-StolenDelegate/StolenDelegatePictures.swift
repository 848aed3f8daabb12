import Controls
import KataTesting
import Testing

@testable import StolenDelegate

@Suite struct Pictures {
  @Test func `who hears what is typed`() {
    ObjectGraph.draw {
      let screen = TitleScreen(document: Document(title: "Lease"))
      return ObjectGraph(
        ["TitleScreen": screen, "TextField": screen.titleField],
        types: ["TextFieldObserver", "TextChangeObserver", "TextFieldForwarder"],
        weak: ["delegate", "object", "target"])
    }
  }
}
