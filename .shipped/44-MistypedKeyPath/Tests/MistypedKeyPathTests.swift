import KataTesting
import KeyValueObserving
import Testing

@testable import MistypedKeyPath

@Suite(.kata) struct MistypedKeyPathTests {
  let lease = Document(title: "Lease")

  init() {
    lease.label = "lease"
  }

  @Suite struct Hazard {
    let scene = MistypedKeyPathTests()

    @Test func `a header is hidden and shown with its document`() {
      let header = DocumentHeader(document: scene.lease)
      for isHidden in [true, false] {
        scene.lease.isHidden = isHidden
        #expect(
          header.isHidden == isHidden,
          .diagnosis(
            "The user \(isHidden ? "hides" : "shows") a document, and its header stays as it was.",
            seen: header.isHidden ? "a hidden header" : "a header on the screen",
            expected: isHidden ? "a hidden one" : "one on the screen",
            pitfall: "mistyped key path"))
      }
      keepAlive(header, scene.lease)
    }

    @Test(arguments: [2, 3, 12])
    func `pages that are added elsewhere are counted in the header`(pages: Int) {
      let header = DocumentHeader(document: scene.lease)
      scene.lease.pageCount = pages
      let seen = header.pagesLabel.text ?? "nil"
      #expect(
        seen == "\(pages) pages",
        .diagnosis(
          "Pages are added elsewhere, and the header shows the old count.",
          seen: seen, expected: "\(pages) pages", pitfall: "mistyped key path"))
      keepAlive(header, scene.lease)
    }

    @Test func `a header that is closed ends what it has begun`() {
      var header: DocumentHeader? = DocumentHeader(document: scene.lease)
      weak let closed = header
      expectNoFaults(
        "The user closes a document, and the app stops.", expected: "the header goes quietly",
        pitfall: "mistyped key path"
      ) {
        header = nil
        scene.lease.title = "Tenancy"
        scene.lease.pageCount = 2
        scene.lease.isFavorite = true
        scene.lease.isHidden = true
      }
      #expect(header == nil)
      #expect(closed == nil, "A closed header stays in memory.")
      #expect(scene.lease.observationInfo == nil, "A closed header is still registered.")
    }
  }

  @Suite struct Behaviour {
    let scene = MistypedKeyPathTests()

    @Test func `a title that is changed elsewhere stands in the header`() {
      let header = DocumentHeader(document: scene.lease)
      scene.lease.title = "Tenancy"
      #expect(
        header.titleLabel.text == "Tenancy",
        .diagnosis(
          "A document is renamed, and its header is not.", seen: header.titleLabel.text ?? "nil",
          expected: "Tenancy", pitfall: "mistyped key path"))
      keepAlive(header, scene.lease)
    }

    @Test func `a star that is set elsewhere stands in the header`() {
      let header = DocumentHeader(document: scene.lease)
      for isFavorite in [true, false] {
        scene.lease.isFavorite = isFavorite
        #expect(
          header.favoriteButton.isSelected == isFavorite,
          .diagnosis(
            "A document is starred elsewhere, and the star in its header stands still.",
            seen: "\(header.favoriteButton.isSelected)", expected: "\(isFavorite)",
            pitfall: "mistyped key path"))
      }
      keepAlive(header, scene.lease)
    }

    @Test func `a header shows its document's state from the beginning`() {
      scene.lease.pageCount = 3
      scene.lease.isFavorite = true
      scene.lease.isHidden = true
      let header = DocumentHeader(document: scene.lease)
      #expect(header.titleLabel.text == "Lease")
      #expect(header.pagesLabel.text == "3 pages")
      #expect(header.favoriteButton.isSelected)
      #expect(header.isHidden)
      keepAlive(header, scene.lease)
    }

    @Test func `two headers of one document both follow it`() {
      let headers = [DocumentHeader(document: scene.lease), DocumentHeader(document: scene.lease)]
      scene.lease.title = "Tenancy"
      #expect(headers.map(\.titleLabel.text) == ["Tenancy", "Tenancy"])
      for header in headers { keepAlive(header, scene.lease) }
    }
  }
}
