import Synchronization

/// Lists the registrations that are in force, so that a test can say at its end what it has left
/// behind.
public final class RegistrationLedger: Sendable {
  /// A registration in force.
  public struct Entry: Sendable {
    /// The observed object.
    public let subject: Event.Name
    /// The observer.
    public let observer: Event.Name
    /// The path that is observed.
    public let keyPath: String
    /// Where the registration was made.
    public let site: SourceSite
  }

  private let rows = Mutex<[ObjectIdentifier: (number: Int, entry: Entry)]>([:])
  private let counter = Atomic<Int>(0)

  /// Creates an empty ledger.
  public init() {}

  /// The registrations in force, in the order in which they were made.
  public var entries: [Entry] {
    rows.withLock { rows in rows.values.sorted { $0.number < $1.number }.map(\.entry) }
  }

  func enter(_ registration: Registration, of subject: Life) {
    guard case .observer(let observer) = registration.listener else { return }
    let number = counter.add(1, ordering: .relaxed).newValue
    let entry = Entry(
      subject: subject.name, observer: observer.life.name, keyPath: registration.path.text,
      site: registration.site)
    rows.withLock { $0[ObjectIdentifier(registration)] = (number, entry) }
  }

  func strike(_ registration: Registration) {
    rows.withLock { $0[ObjectIdentifier(registration)] = nil }
  }
}
