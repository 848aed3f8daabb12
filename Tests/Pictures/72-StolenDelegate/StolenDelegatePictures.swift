import Controls
import KataTesting
import Testing

@testable import StolenDelegate

@Suite struct Pictures {
  @Test func `who hears what is typed`() {
    ObjectGraph.draw {
      let screen = TitleScreen(document: Document(title: "Lease"))
      return ObjectGraph(
        ["TitleScreen": screen, "TextField": screen.titleField, "Label": screen.counterLabel],
        types: ["TextFieldObserver", "TextChangeObserver", "TextFieldForwarder"],
        weak: ["delegate", "object", "target"],
        arrows: [
          .keeps("TextChangeObserver", "Label", "handler"),
          .keeps("TextFieldForwarder", "Label", "handlers"),
        ])
    }
  }
}
