import Synchronization

/// What stays known about an object when it is gone: registrations hold this instead of a pointer,
/// so that nothing here ever reads freed memory.
final class Life: Sendable {
  enum Stage: UInt8 { case alive, dying, dead }

  /// Tells the objects of one process apart; never used twice.
  let serial: Int

  /// The model's address, which a recycler may have given to a dead object before.
  let address: UInt

  /// The class that the object was made of.
  let type: KVOObject.Type

  /// What surrounded the object when it was made.
  let environment: ObservationEnvironment?

  private let label = Mutex<String?>(nil)
  private let stage = Atomic<UInt8>(Stage.alive.rawValue)
  private static let lastSerial = Atomic<Int>(0)

  init(of type: KVOObject.Type) {
    self.type = type
    environment = ObservationEnvironment.current
    serial = Life.lastSerial.add(1, ordering: .relaxed).newValue
    address = environment?.addresses?.take(for: type) ?? 0x6000_0000_0000 + UInt(serial) * 16
  }
}

extension Life {
  var isAlive: Bool { stage.load(ordering: .acquiring) == Stage.alive.rawValue }
  var isDead: Bool { stage.load(ordering: .acquiring) == Stage.dead.rawValue }

  func enter(_ next: Stage) {
    stage.store(next.rawValue, ordering: .releasing)
  }

  /// What a timeline calls the object.
  var name: Event.Name {
    Event.Name(
      serial: serial, className: "\(type)", label: label.withLock { $0 })
  }

  func setLabel(_ text: String?) {
    label.withLock { $0 = text }
  }

  /// The address as exceptions print it.
  var pointer: String { "0x" + String(address, radix: 16) }

  /// The object as exceptions print it: `<Document 0x600000000010>`.
  var description: String { "<\(type) \(pointer)>" }
}

