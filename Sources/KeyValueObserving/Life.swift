import Synchronization

/// What stays known about an object when it is gone: registrations hold this instead of a pointer,
/// so that nothing here ever reads freed memory.
final class Life: Sendable {
  enum Stage: UInt8 { case alive, dying, dead }

  /// Tells the objects of one process apart; never used twice.
  let serial: Int

  /// The model's address, which a recycler may have given to a dead object before.
  ///
  /// It is the object's identity, as it is in memory.
  let address: UInt

  /// The class that the object was made of.
  let type: KVOObject.Type

  /// What surrounded the object when it was made.
  let environment: ObservationEnvironment?

  private let label = Mutex<String?>(nil)
  private let stage = Atomic<UInt8>(Stage.alive.rawValue)
  private let tookPart = Atomic<Bool>(false)
  private static let lastSerial = Atomic<Int>(0)

  init(of type: KVOObject.Type) {
    self.type = type
    environment = ObservationEnvironment.current
    serial = Life.nextSerial()
    address = environment?.addresses?.take(for: type) ?? 0x6000_0000_0000 + UInt(serial) * 16
  }
}

extension Life {
  /// A number that nothing else in the process has had.
  static func nextSerial() -> Int {
    lastSerial.add(1, ordering: .relaxed).newValue
  }

  var isDead: Bool { stage.load(ordering: .acquiring) == Stage.dead.rawValue }

  func enter(_ next: Stage) {
    stage.store(next.rawValue, ordering: .releasing)
  }

  /// Whether the object was ever named or took part in an observation, so that its death belongs in
  /// the timeline.
  var isOfInterest: Bool { tookPart.load(ordering: .relaxed) }

  func takePart() {
    tookPart.store(true, ordering: .relaxed)
  }

  /// What a timeline calls the object.
  var name: Event.Name {
    Event.Name(serial: serial, className: "\(type)", label: label.withLock { $0 })
  }

  func setLabel(_ text: String?) {
    label.withLock { $0 = text }
    takePart()
  }

  /// The address as exceptions print it.
  var pointer: String { "0x" + String(address, radix: 16) }

  /// The timeline of the current task, or else that of the object's own test.
  var timeline: Timeline? {
    ObservationEnvironment.current?.timeline ?? environment?.timeline
  }

  /// Adds an event to the timeline, if there is one.
  func record(_ event: @autoclosure () -> Event) {
    timeline?.record(event())
  }

  /// Hands a fault to whoever hears faults here.
  func raise(_ fault: Fault) {
    record(Event(.fault(fault), subject: name))
    let handler = (ObservationEnvironment.current ?? environment ?? .standard).faultHandler
    handler(fault)
  }
}
