import Observation
import Synchronization
import Testing

#if canImport(Combine)
import Combine
#endif

// Katas 61, 64 and 65 without Key-Value Observing: what tokens of today's kind do at their end.

@Observable private final class Document {
  var title = "Lease"
}

/// Whether an object that a closure captures is still there.
private final class Captured: Sendable {}

@Suite struct TrackingToday {
  @Test func `a tracking is told once, before the change, and lets go of its closure then`() {
    let document = Document()
    let heard = Mutex<[String]>([])
    weak var left: Captured?
    do {
      let captured = Captured()
      left = captured
      withObservationTracking {
        _ = document.title
      } onChange: {
        withExtendedLifetime(captured) { heard.withLock { $0.append("will change") } }
      }
    }
    #expect(left != nil)
    document.title = "Tenancy"
    document.title = "Rent"
    #expect(heard.withLock { $0 } == ["will change"])
    #expect(left == nil)
  }

  @Test func `a tracking ends with its subject, without a word, and lets go of its closure`() {
    let calls = Mutex(0)
    weak var left: Captured?
    var document: Document? = Document()
    do {
      let captured = Captured()
      left = captured
      withObservationTracking {
        _ = document?.title
      } onChange: {
        withExtendedLifetime(captured) { calls.withLock { $0 += 1 } }
      }
    }
    document = nil
    #expect(document == nil && left == nil)
    #expect(calls.withLock { $0 } == 0)
  }
}

/// A property that a base class's deinit sets by a method runs a subclass's observers: kata 64.
private class Header {
  var selection: String?

  deinit { reset() }

  func reset() { selection = nil }
}

private final class PinnedHeader: Header {
  private let log: Log

  override var selection: String? {
    didSet { log.append(selection ?? "nothing") }
  }

  init(log: Log) {
    self.log = log
  }

  deinit { log.append("goodbye") }
}

private final class Log {
  private(set) var lines: [String] = []

  func append(_ line: String) { lines.append(line) }
}

@Suite struct SetterInDeinitToday {
  @Test func `an override hears of a property that is set after its own deinit`() {
    let log = Log()
    do {
      let header = PinnedHeader(log: log)
      header.selection = "Lease"
    }
    #expect(log.lines == ["Lease", "goodbye", "nothing"])
  }
}

/// A closure that is called in place, inside of a struct that its own call changes: kata 65.
private struct Slot {
  var handler: (() -> Void)?

  mutating func call() { handler?() }
}

private final class SlotToken {
  private var slot = Slot()

  init(_ handler: @escaping (SlotToken) -> Void) {
    slot.handler = { [unowned self] in handler(self) }
  }

  func tell() { slot.call() }
  func tellACopy() { slot.handler?() }
  func stop() { slot.handler = nil }
}

@Suite struct CallInPlaceToday {
  @Test func `a handler that stops its token while it is called in place ends the program`() async {
    await #expect(processExitsWith: .failure) {
      SlotToken { $0.stop() }.tell()
    }
  }

  @Test func `a handler that is copied for the call may stop its token`() {
    var calls = 0
    let token = SlotToken { token in
      token.stop()
      calls += 1
    }
    token.tellACopy()
    token.tellACopy()
    #expect(calls == 1)
  }
}

#if canImport(Combine)
/// A cancellable is idempotent, ends with its owner, and lets go of its closure at its end.
private final class CombineHeader {
  private var revision: AnyCancellable?

  /// A subject with a current value calls while the old subscription lives, so it goes first.
  func show(_ revisions: CurrentValueSubject<Int, Never>, display: @escaping (Int) -> Void) {
    revision?.cancel()
    revision = revisions.sink(receiveValue: display)
  }
}
#endif

#if canImport(ObjectiveC)
import Foundation

private final class NativeDocument: NSObject {
  @objc dynamic var revision = 1
}

/// The same with Foundation's token, which keeps its closure until it dies.
private final class NativeHeader {
  private var revision: NSKeyValueObservation?

  func show(_ document: NativeDocument, display: @escaping (Int) -> Void) {
    revision?.invalidate()
    revision = document.observe(\.revision, options: [.initial]) { document, _ in
      display(document.revision)
    }
  }

  deinit { revision?.invalidate() }
}
#endif
