import Foundation
import KeyValueObserving
import Testing

@Suite struct ReentrancyTests {
  @Test func `a hundred levels nest in full`() {
    let document = Document()
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "pages", options: [.old, .new], context: nil)
    reader.reaction = { _, subject in
      guard let document = subject as? Document, document.pages < 100 else { return }
      document.pages += 1
    }
    document.pages = 1
    #expect(reader.heard.count == 100)
    #expect(document.pages == 100)
    document.removeObserver(reader, forKeyPath: "pages")
  }

  @Test func `an endless cycle ends as a fault before the stack does`() async {
    await #expect(processExitsWith: .success) {
      let (document, faults) = observing {
        let document = Document()
        let reader = Reader()
        document.addObserver(reader, forKeyPath: "pages", context: nil)
        reader.reaction = { _, subject in (subject as? Document)?.pages += 1 }
        document.pages = 1
        document.removeObserver(reader, forKeyPath: "pages")
        return document
      }
      #expect(faults.map(\.name) == [.stackOverflow])
      #expect(document.pages > 100)
    }
  }

  @Test func `the fault of an endless cycle names its members and where they were registered`()
    async
  {
    await #expect(processExitsWith: .success) {
      let (_, faults) = observing {
        let lease = Document()
        let letter = Document()
        lease.label = "lease"
        letter.label = "letter"
        let first = Reader()
        let second = Reader()
        first.label = "first reader"
        second.label = "second reader"
        lease.addObserver(first, forKeyPath: "pages", context: nil, fileID: "M/A.swift", line: 1)
        letter.addObserver(
          second, forKeyPath: "title", options: [.old, .new], context: nil, fileID: "M/B.swift",
          line: 2)
        first.reaction = { _, _ in letter.title += "." }
        second.reaction = { _, _ in lease.pages += 1 }
        lease.pages = 1
        lease.removeObserver(first, forKeyPath: "pages")
        letter.removeObserver(second, forKeyPath: "title")
      }
      let circles = [
        "pages of lease → first reader (A.swift:1) → title of letter → second reader (B.swift:2) "
          + "→ pages of lease.",
        "title of letter → second reader (B.swift:2) → pages of lease → first reader (A.swift:1) "
          + "→ title of letter.",
      ]
      let reason = faults.first?.reason ?? ""
      #expect(circles.contains { reason.hasSuffix("go round in a circle: " + $0) }, "\(reason)")
    }
  }

  @Test func `a chain that ends after a refusal can be told again`() async {
    await #expect(processExitsWith: .success) {
      let (_, faults) = observing {
        let document = Document()
        let reader = Reader()
        document.addObserver(reader, forKeyPath: "pages", context: nil)
        reader.reaction = { _, subject in (subject as? Document)?.pages += 1 }
        document.pages = 1
        document.pages = 1
        document.removeObserver(reader, forKeyPath: "pages")
      }
      #expect(faults.map(\.name) == [.stackOverflow, .stackOverflow])
      #expect(Set(faults.map(\.reason)).count == 1)
    }
  }

  @Test func `a fault on another thread reaches the test that made the object`() {
    let (document, faults) = observing { () -> UnsafeDocument in
      let document = Document()
      do { document.addObserver(Reader(), forKeyPath: "title", context: nil) }
      let unsafe = UnsafeDocument(document: document)
      let thread = DispatchGroup()
      DispatchQueue.global().async(group: thread) { unsafe.document.title = "Elsewhere" }
      thread.wait()
      return unsafe
    }
    #expect(faults.map(\.name) == [.zombie])
    #expect(document.document.title == "Elsewhere")
  }
}

private struct UnsafeDocument: @unchecked Sendable {
  let document: Document
}
