import Observation
import Synchronization
import Testing

/// Kata 51 without Key-Value Observing: the storage of an observable class has a name.
@Suite struct SilentChangeToday {
  @Observable final class Document {
    var title = "Draft"
    @ObservationIgnored private var savedTitle = "Lease"

    func revertBehindTheSetter() {
      _title = savedTitle
    }

    func revert() {
      title = savedTitle
    }
  }

  /// How often a view that reads the title is told while `change` runs.
  private func calls(_ document: Document, during change: () -> Void) -> Int {
    let calls = Mutex(0)
    withObservationTracking {
      _ = document.title
    } onChange: {
      calls.withLock { $0 += 1 }
    }
    change()
    return calls.withLock { $0 }
  }

  @Test func `a method that writes the underscored storage tells no view`() {
    let document = Document()
    #expect(calls(document) { document.revertBehindTheSetter() } == 0)
    #expect(document.title == "Lease")
  }

  @Test func `a method that sets the property tells the view`() {
    let document = Document()
    #expect(calls(document) { document.revert() } == 1)
    #expect(document.title == "Lease")
  }

  @Test func `a view that does not read again is told once of two changes`() {
    let document = Document()
    let told = calls(document) {
      document.title = "Contract"
      document.title = "Lease"
    }
    #expect(told == 1)
  }
}

#if canImport(ObjectiveC)
import Foundation

/// The same with Foundation: an `@objc` property that is not `dynamic` can be observed by its string.
private final class StaticDocument: NSObject {
  @objc var title = "Lease"

  func rename() {
    title = "Draft"  // Swift's own access, which nobody announces.
  }
}
#endif
