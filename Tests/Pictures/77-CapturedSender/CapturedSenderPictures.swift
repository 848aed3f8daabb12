import Controls
import KataTesting
import Testing

@testable import CapturedSender

@Suite struct Pictures {
  @Test func `what the handlers of two buttons keep`() {
    ObjectGraph.draw {
      let document = Document(title: "Lease", details: "two pages")
      let screen = DocumentScreen(document: document, server: Server())
      screen.loadViewIfNeeded()
      let more = screen.toolbar.buttons[0]
      more.tap()
      let hasButton = more.title == "Less"
      return ObjectGraph(
        [
          "DocumentScreen": screen, "More": more, "Share": screen.toolbar.buttons[1],
          "Document": document,
        ],
        types: ["HandlerEntry"], weak: ["moreButton", "target"],
        arrows: [
          .keeps("HandlerEntry", "Document", "captures"),
          .keeps("HandlerEntry 2", "Document", "captures"),
          .mayKeep("HandlerEntry 2", "Share", "captures"),
        ] + (hasButton ? [] : [.refers("HandlerEntry", ObjectGraph.nobody, "weak moreButton")]))
    }
  }
}
