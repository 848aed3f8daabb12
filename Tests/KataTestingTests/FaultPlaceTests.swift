import Dispatch
import KataTesting
import KeyValueObserving
import Synchronization
import Testing

/// Wherever a fault comes from, it is an issue of the running test at the line that caused it.
@Suite struct FaultPlaceTests {
  @Test(.failing("message sent to deallocated instance", at: "setter"), .kata)
  func `a fault in a setter`() {
    let document = Document()
    forgetObserver(of: document)
    document.title = "Final"  // setter
  }

  @Test(.failing("NSRangeException", "not registered as an observer", at: "deinit"), .kata)
  func `a fault in a deinit`() {
    do { _ = Leaver() }
  }

  @Test(.failing("message sent to deallocated instance", at: "queue"), .kata)
  func `a fault on a queue`() {
    let document = Unchecked(Document())
    forgetObserver(of: document.value)
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      document.value.title = "Elsewhere"  // queue
    }
    group.wait()
  }

  @Test(.failing("message sent to deallocated instance", at: "detached"), .kata)
  func `a fault in a detached task`() async {
    let document = Unchecked(Document())
    forgetObserver(of: document.value)
    await Task.detached {
      document.value.title = "Elsewhere"  // detached
    }.value
  }

  @Test(.failing("was deallocated while key value observers were still registered"), .kata)
  func `a fault of a dying subject`() {
    let reader = Reader()
    let document = Document()
    document.addObserver(reader, forKeyPath: "title", context: nil)
  }

  @Test(
    .failing("still watches \"title\" of the report", "FaultPlaceTests.swift", at: "outlives"),
    .kata)
  func `a registration that outlives its test`() {
    let document = Document()
    let reader = Reader()
    document.label = "the report"
    document.addObserver(reader, forKeyPath: "title", context: nil)  // outlives
    survivors.withLock { $0 += [Unchecked(document), Unchecked(reader)] }
  }

  @Test(.kata) func `no fault, no issue`() {
    let document = Document()
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "title", context: nil)
    document.title = "Final"
    document.removeObserver(reader, forKeyPath: "title")
  }
}

/// What outlives the test that made it.
private let survivors = Mutex<[Unchecked<KVOObject>]>([])

private func forgetObserver(of document: Document) {
  document.addObserver(Reader(), forKeyPath: "title", context: nil)
}

private final class Leaver: KVOObject {
  private let document = Document()

  deinit {
    document.removeObserver(self, forKeyPath: "title")  // deinit
  }
}
