import KeyValueObserving
import Testing

@Suite struct RemovalTests {
  @Test(arguments: [(AmbiguousRemoval.lastAdded, 1), (.firstAdded, 2)])
  func `an ambiguous removal takes the one that the policy says`(
    policy: AmbiguousRemoval, left: Int
  ) {
    let (seen, faults) = observing(ObservationEnvironment(ambiguousRemoval: policy)) {
      let document = Document()
      let reader = ContextReader()
      for number in 1...2 {
        document.addObserver(
          reader, forKeyPath: "title", context: UnsafeMutableRawPointer(bitPattern: number))
      }
      document.removeObserver(reader, forKeyPath: "title")
      document.title = "Final"
      document.removeObserver(reader, forKeyPath: "title")
      return reader.contexts
    }
    #expect(seen == [left])
    #expect(faults.isEmpty)
  }

  @Test func `swallowed exceptions are returned and stay in the timeline`() {
    let timeline = Timeline()
    let (caught, faults) = observing(ObservationEnvironment(timeline: timeline)) {
      catchingExceptions { Document().removeObserver(Reader(), forKeyPath: "title") }
    }
    #expect(caught.map(\.name) == [.range])
    #expect(timeline.faults == caught)
    #expect(faults.isEmpty)
  }

  @Test(arguments: [false, true])
  func `ten thousand observers leave in either order`(reversed: Bool) {
    let document = Document()
    let readers = (0..<10_000).map { _ in Reader() }
    for reader in readers { document.addObserver(reader, forKeyPath: "title", context: nil) }
    let leaving = reversed ? readers.reversed() : readers
    for reader in leaving { document.removeObserver(reader, forKeyPath: "title") }
    #expect(document.observationInfo == nil)
    document.title = "Final"
    #expect(readers.allSatisfy { $0.heard.isEmpty })
  }

  @Test func `registered twice and removed once during a change, both are told`() {
    let document = Document()
    let reader = Reader()
    document.addObserver(reader, forKeyPath: "title", context: nil)
    document.addObserver(reader, forKeyPath: "title", context: nil)
    document.willChangeValue(forKey: "title")
    document.removeObserver(reader, forKeyPath: "title")
    document.didChangeValue(forKey: "title")
    #expect(reader.heard.count == 2)
    document.removeObserver(reader, forKeyPath: "title")
  }
}

private final class ContextReader: KVOObject {
  private(set) var contexts: [Int] = []

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    contexts.append(Int(bitPattern: context))
  }
}
