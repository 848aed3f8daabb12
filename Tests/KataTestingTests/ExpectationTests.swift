import Dispatch
import KeyValueObserving
import Synchronization
import Testing

@testable import KataTesting

@Suite struct ExpectationTests {
  @Test(
    .failing(
      """
      The app stops when the title changes.
      Seen: a fault at ExpectationTests.swift:
      """, "Expected: nobody is told.", "Registered at ExpectationTests.swift:",
      "Apple's words: *** -[Reader retain]: message sent to deallocated instance",
      "\nPitfall: dangling observer.", at: "expectation"), .kata)
  func `a fault inside an expectation is one issue with a diagnosis`() {
    let document = Document()
    document.addObserver(Reader(), forKeyPath: "title", context: nil)
    expectNoFaults(  // expectation
      "The app stops when the title changes.", expected: "nobody is told",
      pitfall: "dangling observer"
    ) { document.title = "Final" }
  }

  @Test(.failing("Seen: a fault, swallowed. Expected: nobody is told."), .kata)
  func `a fault that is swallowed inside an expectation is told too`() {
    let document = Document()
    document.addObserver(Reader(), forKeyPath: "title", context: nil)
    expectNoFaults("The app stops.", expected: "nobody is told", pitfall: "dangling observer") {
      catchingExceptions { document.title = "Final" }
    }
  }

  @Test(.failing("Seen: the Document is still alive after the test", at: "release"), .kata)
  func `an object that outlives the test was not released`() {
    let document = Document()
    expectReleased(document, "Closed screens stay in memory.", pitfall: "retain cycle")  // release
    Keeper.kept.withLock { $0.append(Unchecked(document)) }
  }

  @Test(.kata) func `an object that the test's own variables keep is released in time`() {
    let document = Document()
    expectReleased(document, "Closed screens stay in memory.", pitfall: "retain cycle")
    document.title = "Final"
  }

  @Test(.failing("expectReleased works in a test whose suite has the trait .kata"))
  func `expecting a release outside of a kata's suite is told`() {
    expectReleased(Document(), "Closed screens stay in memory.", pitfall: "retain cycle")
  }

  @Test(.failing("After the end of the test \"closing a table\"", "NSRangeException"))
  func `a fault after the end of its test fails the run and names the test`() {
    let collector = FaultCollector(testName: "closing a table")
    #expect(collector.close().isEmpty)
    collector.collect(Fault(.range, "Cannot remove an observer"))
    #expect(collector.close().isEmpty)
  }

  @Test(
    .failing(
      "The app stops when the title changes.", "\nPitfall: dangling observer.", at: "thrown"),
    .kata)
  func `a fault inside an expectation whose body throws is told`() {
    let document = Document()
    document.addObserver(Reader(), forKeyPath: "title", context: nil)
    do {
      try expectNoFaults(  // thrown
        "The app stops when the title changes.", expected: "nobody is told",
        pitfall: "dangling observer"
      ) {
        document.title = "Final"
        throw CancellationError()
      }
    } catch {
      #expect(error is CancellationError)
    }
  }

  @Test(.failing("message sent to deallocated instance", at: "later"), .kata)
  func `a fault after an expectation of an object made in it is the test's`() {
    let document = expectNoFaults(
      "The app stops while it opens.", expected: "it opens", pitfall: "dangling observer"
    ) {
      let document = Document()
      document.addObserver(Reader(), forKeyPath: "title", context: nil)
      return Unchecked(document)
    }
    let group = DispatchGroup()
    DispatchQueue.global().async(group: group) {
      document.value.title = "Final"  // later
    }
    group.wait()
  }

  @Test func `a diagnosis names the pitfall last`() {
    let comment = Comment.diagnosis(
      "The star is wrong.", seen: "2 calls", expected: "1 call",
      madeAt: SourceSite(fileID: "Cells/DocumentCell.swift", filePath: "", line: 24),
      apple: "NSRangeException", pitfall: "shared context")
    #expect(
      comment.rawValue == """
        The star is wrong.
        Seen: 2 calls. Expected: 1 call.
        Registered at DocumentCell.swift:24.
        Apple's words: NSRangeException
        Pitfall: shared context.
        """)
  }
}
