import Synchronization

/// Gives the address of a dead object to the next object of the same class, last freed first.
///
/// A real allocator does so whenever it likes. A test that installs a recycler in its
/// ``ObservationEnvironment`` makes it happen every time: registrations left over by a dead object
/// stay with its address, and the next object made there inherits them.
public final class AddressRecycler: Sendable {
  private struct Slots {
    var free: [ObjectIdentifier: [UInt]] = [:]
    var leftOver: [UInt: ObservationInfo] = [:]
    var occupants: [UInt: WeakOccupant] = [:]
  }

  private struct WeakOccupant: @unchecked Sendable {
    weak var object: KVOObject?
  }

  private let slots = Mutex(Slots())

  /// Creates a recycler that knows no free address.
  public init() {}

  /// An address for a new object of `type`; nil if none is free.
  func take(for type: KVOObject.Type) -> UInt? {
    slots.withLock { $0.free[ObjectIdentifier(type)]?.popLast() }
  }

  /// Settles a new object at its address, and returns what is still registered there.
  func settle(_ object: KVOObject) -> ObservationInfo? {
    let occupant = WeakOccupant(object: object)
    let address = object.address
    return slots.withLock { slots in
      slots.occupants[address] = occupant
      return slots.leftOver.removeValue(forKey: address)
    }
  }

  /// The object that lives at `address` now.
  func occupant(of address: UInt) -> KVOObject? {
    let occupant = slots.withLock { $0.occupants[address] }
    return occupant?.object
  }

  /// Takes back the address of a dead object, with what is still registered there.
  func give(_ address: UInt, of type: KVOObject.Type, leftOver: ObservationInfo?) {
    slots.withLock { slots in
      slots.occupants[address] = nil
      slots.leftOver[address] = leftOver
      slots.free[ObjectIdentifier(type), default: []].append(address)
    }
  }
}
