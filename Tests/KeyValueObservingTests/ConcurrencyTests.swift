import Foundation
import KeyValueObserving
import Synchronization
import Testing

/// A reading lamp whose level is set on one thread at a time.
private final class Lamp: KVOObject {
  @Dynamic var level = 0
  @Dynamic var room: Room? = Room()
}

private final class Room: KVOObject {
  @Dynamic var name = ""
}

/// Counts what it hears, on whatever thread.
private final class Meter: KVOObject {
  private(set) var heard = 0

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    heard += 1
  }
}

/// What threads may do at once: anything, to different subjects.
///
/// The thread sanitizer runs these too.
@Suite struct ConcurrencyTests {
  @Test func `threads with subjects of their own do not meet`() {
    let counts = Mutex<[Int]>([])
    let (_, faults) = observing {
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        var heard = 0
        for round in 0..<200 {
          let lamp = Lamp()
          let meter = Meter()
          lamp.addObserver(meter, forKeyPath: "level", options: [.old, .new], context: nil)
          lamp.addObserver(meter, forKeyPath: "room.name", options: [.new], context: nil)
          for level in 0..<5 { lamp.level = level }
          lamp.room?.name = "room \(thread)"
          lamp.room = Room()
          lamp.room?.name = "room \(round)"
          lamp.removeObserver(meter, forKeyPath: "level")
          lamp.removeObserver(meter, forKeyPath: "room.name")
          lamp.level = -1
          heard += meter.heard
        }
        counts.withLock { $0.append(heard) }
      }
    }
    #expect(faults.isEmpty)
    #expect(counts.withLock { $0 } == Array(repeating: 200 * 8, count: 8))
  }

  @Test func `subjects that share one class and one path string keep their keys apart`() {
    let lamps = (0..<8).map { _ in Unchecked(Lamp()) }
    let meters = (0..<8).map { _ in Unchecked(Meter()) }
    DispatchQueue.concurrentPerform(iterations: 8) { index in
      let lamp = lamps[index].value
      lamp.addObserver(meters[index].value, forKeyPath: "level", options: [], context: nil)
      for level in 1...100 { lamp.level = level }
      lamp.removeObserver(meters[index].value, forKeyPath: "level")
    }
    #expect(meters.map(\.value.heard) == Array(repeating: 100, count: 8))
    #expect(lamps.map(\.value.level) == Array(repeating: 100, count: 8))
  }

  /// Each is touched by one thread at a time, which the compiler cannot see.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }
}
