import Synchronization

/// Gives the address of a dead object to the next object of the same class, last freed first.
///
/// A real allocator does so whenever it likes. A test that installs a recycler in its
/// ``ObservationEnvironment`` makes it happen every time: registrations left over by a dead object
/// stay with its address, and the next object made there inherits them.
public final class AddressRecycler: Sendable {
  private let free = Mutex<[ObjectIdentifier: [UInt]]>([:])

  /// Creates a recycler that knows no free address.
  public init() {}

  func take(for type: KVOObject.Type) -> UInt? {
    free.withLock { $0[ObjectIdentifier(type)]?.popLast() }
  }

  func give(_ address: UInt, of type: KVOObject.Type) {
    free.withLock { $0[ObjectIdentifier(type), default: []].append(address) }
  }
}
