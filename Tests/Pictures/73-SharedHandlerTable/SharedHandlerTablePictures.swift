import Controls
import KataTesting
import Testing

@testable import SharedHandlerTable

@Suite struct Pictures {
  @Test func `who keeps what a button does`() {
    ObjectGraph.draw {
      let lease = Document(title: "Lease")
      // Not one of the library's: nobody else is to keep it.
      let toolbar = DocumentToolbar(document: lease, library: DocumentLibrary(titles: []))
      return ObjectGraph(
        [
          "DocumentToolbar": toolbar, "Delete": toolbar.deleteButton, "Share": toolbar.shareButton,
          "Document": lease,
        ],
        types: ["HandlerEntry"], weak: ["target"], closures: ["closure", "closure 2"],
        arrows: [
          .keeps(ObjectGraph.app, "closure", "table by address").unless("HandlerEntry"),
          .keeps(ObjectGraph.app, "closure 2", "table by address").unless("HandlerEntry"),
          .refers("Delete", "closure", "its address").unless("HandlerEntry"),
          .refers("Share", "closure 2", "its address").unless("HandlerEntry"),
          .keeps("closure", "Document", "captures").unless("HandlerEntry"),
          .keeps("closure 2", "Document", "captures").unless("HandlerEntry"),
          .keeps("HandlerEntry", "Document", "captures"),
          .keeps("HandlerEntry 2", "Document", "captures"),
        ])
    }
  }
}
