import KeyValueObserving
import Testing

@Suite struct LifetimeTests {
  @Test func `a change tells a dead observer and the fault says who it was`() {
    let (address, faults) = observing {
      let document = Document()
      var reader: Reader? = Reader()
      let address = reader?.address ?? 0
      if let reader { document.addObserver(reader, forKeyPath: "title", context: nil) }
      reader = nil
      document.title = "Final"
      return String(address, radix: 16)
    }
    #expect(faults.first?.name == .zombie)
    #expect(
      faults.first?.reason
        == "*** -[Reader retain]: message sent to deallocated instance 0x\(address)")
    #expect(faults.first?.registeredAt?.description.hasPrefix("LifetimeTests.swift:") == true)
  }

  @Test func `an observer that leaves in its own deinit leaves in time`() {
    final class Leaver: KVOObject {
      let document: Document
      init(_ document: Document) {
        self.document = document
        super.init()
        document.addObserver(self, forKeyPath: "title", context: nil)
      }
      deinit {
        document.title = "Seen by nobody"
        document.removeObserver(self, forKeyPath: "title")
      }
    }
    let (_, faults) = observing {
      let document = Document()
      do { _ = Leaver(document) }
      document.title = "Final"
    }
    #expect(faults.isEmpty)
  }

  @Test func `registrations left at a dead object's address attach to the next object there`() {
    let recycling = ObservationEnvironment(addresses: AddressRecycler())
    let reader = Reader()
    let (addresses, faults) = observing(recycling) {
      var first: Document? = Document()
      let before = first?.address
      first?.addObserver(reader, forKeyPath: "title", context: nil)
      first = nil
      let stranger = Document()
      stranger.title = "Heard by mistake"
      stranger.removeObserver(reader, forKeyPath: "title")
      return [before, stranger.address]
    }
    #expect(addresses[0] == addresses[1])
    #expect(reader.heard == ["title"])
    #expect(faults.map(\.name) == [.internalInconsistency])
  }

  @Test func `without a recycler no address comes back`() {
    let (addresses, _) = observing { (0..<100).map { _ in Document().address } }
    #expect(Set(addresses).count == 100)
  }

  @Test func `a weak property that becomes nil announces nothing`() {
    let reader = Reader()
    let screen = Screen()
    screen.addObserver(reader, forKeyPath: "recent", options: [.new], context: nil)
    do {
      let document = Document()
      screen.recent = document
    }
    #expect(screen.recent == nil)
    #expect(reader.heard.count == 1)
    screen.removeObserver(reader, forKeyPath: "recent")
  }
}

/// A page that looks up its successor when it dies.
private final class Page: KVOObject {
  var atDeath: (() -> Void)?

  deinit { atDeath?() }
}

private final class PageReader: KVOObject {
  @Dynamic var page: Page? = Page()
}

@Suite struct ReplacedValueTests {
  @Test func `a value that dies in being replaced may read the property and finds its successor`() {
    let reader = PageReader()
    let successor = Page()
    var found: Page?
    reader.page?.atDeath = { found = reader.page }
    reader.page = successor
    #expect(found === successor)
  }
}
