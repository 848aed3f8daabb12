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
