import KataTesting
import Testing

@testable import RetainCycle

@Suite struct Pictures {
  @Test func `who keeps the header of a document`() {
    ObjectGraph.draw {
      let document = Document(title: "Lease")
      let header = DocumentHeader(document: document, display: Display())
      return ObjectGraph(
        ["DocumentHeader": header, "Document": document],
        types: ["ObservationToken", "HandlerRegistration"], weak: ["subject"],
        arrows: [
          .refers("HandlerRegistration", "DocumentHeader", "closure of the title"),
          .captures("HandlerRegistration 2", "DocumentHeader", "closure of the star"),
        ])
    }
  }
}
