/// What surrounds the objects of a test: who hears faults, who keeps the timeline, and the choices
/// that Apple's documentation leaves open.
///
/// Each ``KVOObject`` keeps the environment in which it was made, so that a queue or a detached task
/// that changes it later still reports to the test that made it.
public final class ObservationEnvironment: Sendable {
  /// Hears every fault.
  public let faultHandler: FaultHandler

  /// Records what happens, if anybody wants to know.
  public let timeline: Timeline?

  /// Which registration an ambiguous removal takes.
  public let ambiguousRemoval: AmbiguousRemoval

  /// Hands the addresses of dead objects to new ones, if the test asks for it.
  public let addresses: AddressRecycler?

  /// Lists the registrations in force, if anybody wants to know.
  public let ledger: RegistrationLedger?

  /// Creates an environment; each argument left out has the value of a program without tests.
  public init(
    faultHandler: FaultHandler = .stopping,
    timeline: Timeline? = nil,
    ambiguousRemoval: AmbiguousRemoval = .lastAdded,
    addresses: AddressRecycler? = nil,
    ledger: RegistrationLedger? = nil
  ) {
    self.faultHandler = faultHandler
    self.timeline = timeline
    self.ambiguousRemoval = ambiguousRemoval
    self.addresses = addresses
    self.ledger = ledger
  }

  /// The same environment with another handler of faults.
  public func with(faultHandler: FaultHandler) -> ObservationEnvironment {
    ObservationEnvironment(
      faultHandler: faultHandler, timeline: timeline, ambiguousRemoval: ambiguousRemoval,
      addresses: addresses, ledger: ledger)
  }

  /// The environment of a program without tests: a fault stops the process.
  public static let standard = ObservationEnvironment()

  /// The environment of the current task, or nil where nobody has set one.
  @TaskLocal public static var current: ObservationEnvironment?
}

/// Which of several registrations a removal without a context takes.
///
/// Apple's documentation promises nothing; its code was seen to take the last.
public enum AmbiguousRemoval: Sendable, CaseIterable {
  /// The registration made last: what Apple's code does.
  case lastAdded
  /// The registration made first: what it might do in its next release.
  case firstAdded
}
