import KataTesting
import KeyValueObserving
import Testing

@testable import ReassignedToken

@Suite(.kata) struct ReassignedTokenTests {
  let session = Session()
  let dock = Dock()
  let lease = Document(title: "Lease")
  let letter = Document(title: "Letter")

  @Suite struct Hazard {
    let scene = ReassignedTokenTests()

    @Test func `a header that shows the next document does not go back to the last one`() {
      let header = scene.makeHeader()
      header.show(scene.lease)
      header.onShow = { shown in
        // What was shown before is saved as soon as something else is there to be seen.
        if shown !== scene.lease, scene.lease.revision == 1 { scene.lease.save() }
      }
      header.show(scene.letter)
      let text = header.titleLabel.text ?? "nothing"
      scene.keep(header)
      #expect(
        text == "Letter, revision 1",
        .diagnosis(
          "The user opens the letter; the lease is saved meanwhile, and the header shows the lease.",
          seen: "'\(text)'", expected: "'Letter, revision 1'", pitfall: "two tokens at once"))
    }

    @Test func `a save is shown once, however many documents were shown before`() {
      let header = scene.makeHeader()
      for document in [scene.lease, scene.letter, scene.lease] { header.show(document) }
      var shown: [String] = []
      header.onShow = { shown.append("\($0.title) \($0.revision)") }
      Timeline.current.note("both documents are saved; the header shows the lease")
      scene.letter.save()
      scene.lease.save()
      scene.keep(header)
      #expect(
        shown == ["Lease 2"],
        .diagnosis(
          "The more documents the user has looked at, the more often the header is drawn.",
          seen: "\(shown)", expected: "[\"Lease 2\"]", pitfall: "a token that somebody else keeps"))
    }

    @Test func `a pinned header that is closed leaves nothing in the dock`() {
      do {
        let header = scene.makePinnedHeader("left")
        header.show(scene.lease)
        #expect(scene.dock.entries == ["left": "following"])
      }
      keepAlive(scene.lease, scene.session)
      #expect(
        scene.dock.entries.isEmpty,
        .diagnosis(
          "The user closes a pinned header, and its name stays in the dock for ever.",
          seen: "\(scene.dock.entries)", expected: "nothing",
          pitfall: "a setter reached from deinit"))
    }

    @Test func `a header that is closed follows nothing, whoever keeps its tokens`() {
      do {
        let header = scene.makeHeader()
        header.show(scene.letter)
        header.show(scene.lease)
      }
      let observed = [scene.lease, scene.letter].filter { $0.observationInfo != nil }
      keepAlive(scene.lease, scene.letter, scene.session)
      #expect(
        observed.isEmpty,
        .diagnosis(
          "The header is closed, and each save of a document is still told to it.",
          seen: "\(observed.map(\.title)) with observations", expected: "none",
          pitfall: "a token that somebody else keeps"))
    }
  }

  @Suite struct Behaviour {
    let scene = ReassignedTokenTests()

    @Test func `a header shows its document at once and follows it`() {
      let header = scene.makeHeader()
      header.show(scene.lease)
      #expect(header.titleLabel.text == "Lease, revision 1")
      scene.lease.save()
      scene.keep(header)
      #expect(
        header.titleLabel.text == "Lease, revision 2",
        .diagnosis(
          "The document is saved, and the header shows the old revision.",
          seen: "'\(header.titleLabel.text ?? "nothing")'", expected: "'Lease, revision 2'",
          pitfall: "silenced observer"))
    }

    @Test func `a header that was reset is empty until something is shown again`() {
      let header = scene.makePinnedHeader("left")
      header.show(scene.lease)
      header.reset()
      #expect(header.titleLabel.text == nil)
      #expect(scene.dock.entries == ["left": "idle"])
      header.show(scene.letter)
      scene.letter.save()
      scene.keep(header)
      #expect(header.titleLabel.text == "Letter, revision 2")
      #expect(scene.dock.entries == ["left": "following"])
    }

    @Test func `a pinned header says in the dock whether it follows`() {
      let headers = [scene.makePinnedHeader("left"), scene.makePinnedHeader("right")]
      headers[0].show(scene.lease)
      scene.lease.save()
      scene.keep(headers[0], headers[1])
      #expect(scene.dock.entries == ["left": "following", "right": "idle"])
      #expect(headers[0].titleLabel.text == "Lease, revision 2")
    }

    @Test func `whoever signs out follows nothing`() {
      let header = scene.makeHeader()
      header.show(scene.lease)
      scene.session.signOut()
      scene.lease.save()
      #expect(header.titleLabel.text == "Lease, revision 1")
      header.show(scene.letter)
      scene.letter.save()
      scene.keep(header)
      #expect(header.titleLabel.text == "Letter, revision 2")
    }

    @Test func `two headers follow one document`() {
      let headers = [scene.makeHeader(), scene.makeHeader()]
      for header in headers { header.show(scene.lease) }
      scene.lease.save()
      scene.keep(headers[0], headers[1])
      #expect(headers.map(\.titleLabel.text) == ["Lease, revision 2", "Lease, revision 2"])
    }

    @Test func `a header is released when nobody shows it`() {
      weak var header: DocumentHeader?
      do {
        let shown = scene.makePinnedHeader("left")
        shown.show(scene.lease)
        header = shown
      }
      keepAlive(scene.lease, scene.session)
      #expect(
        header == nil,
        .diagnosis(
          "Each header that was ever opened stays in memory.", seen: "1 header", expected: "0",
          pitfall: "retain cycle"))
    }
  }

  func makeHeader() -> DocumentHeader {
    label()
    return DocumentHeader(session: session)
  }

  func makePinnedHeader(_ name: String) -> PinnedHeader {
    label()
    return PinnedHeader(name: name, dock: dock, session: session)
  }

  func keep(_ headers: DocumentHeader...) {
    for header in headers { keepAlive(header) }
    keepAlive(lease, letter, session, dock)
  }

  private func label() {
    guard lease.label == nil else { return }
    lease.label = "lease"
    letter.label = "letter"
  }
}
