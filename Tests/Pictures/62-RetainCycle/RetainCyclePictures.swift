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
        types: ["ObservationToken"], weak: ["subject"],
        arrows: [
          .refers("ObservationToken", "DocumentHeader", "closure that draws the title"),
          .captures("ObservationToken 2", "DocumentHeader", "closure that draws the star"),
        ])
    }
  }
}
