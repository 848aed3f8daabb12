import Synchronization

// Objects behind pointers that retain nothing, such as a context.

extension KVOObject {
  /// A pointer to the object that retains nothing: the stand-in for `(__bridge void *)object`, or for
  /// `Unmanaged.passUnretained(object).toOpaque()`.
  ///
  /// It is the model's ``address``, made to be handed over as a context and to be given to
  /// ``object(at:as:)`` later. It points to no memory: nothing may be read or written through it.
  public final var unretainedPointer: UnsafeMutableRawPointer {
    UnretainedPointers.shared.note(self)
    guard let pointer = UnsafeMutableRawPointer(bitPattern: address) else {
      preconditionFailure("No address of the model is zero.")
    }
    return pointer
  }

  /// The object that a pointer leads to: the stand-in for `(__bridge DocumentRow *)context`.
  ///
  /// What is undefined there has a defined end here:
  /// - An object that is gone is the fault that `NSZombieEnabled` prints.
  /// - If its address has been given to another object, which happens where the environment has an
  ///   ``AddressRecycler``, that one is the result, with no fault: nobody can tell.
  /// - An object of another class, or a pointer that never came from ``unretainedPointer``, is an
  ///   `NSInvalidArgumentException`.
  ///
  /// - Parameters:
  ///   - pointer: What ``unretainedPointer`` gave, or nil.
  ///   - type: The class that the object is taken for.
  /// - Returns: The object; nil for a nil pointer, after a fault, and while the object is dying.
  public static func object<Object: KVOObject>(
    at pointer: UnsafeMutableRawPointer?, as type: Object.Type
  ) -> Object? {
    guard let pointer else { return nil }
    let text = "0x" + String(UInt(bitPattern: pointer), radix: 16)
    guard let known = UnretainedPointers.shared.object(at: pointer) else {
      UnretainedPointers.raise(
        Fault(.invalidArgument, "There is no object at \(text): the pointer came from no object."))
      return nil
    }
    guard let current = known.current else {
      // One whose deinit is running may still be sent messages; there is only no reference to it.
      guard known.life.isDead else { return nil }
      known.life.raise(
        Fault(
          .zombie,
          "*** -[\(known.life.type) retain]: message sent to deallocated instance \(text)"))
      return nil
    }
    if let object = current as? Object { return object }
    current.raise(
      .invalidArgument,
      "The object at \(text) is \(current), and is taken for an instance of \(type).")
    return nil
  }
}

/// The objects whose pointers were handed out, the dead ones included: a pointer does not know that
/// what it leads to is gone.
private final class UnretainedPointers: Sendable {
  static let shared = UnretainedPointers()

  private let objects = Mutex<[UInt: WeakObject]>([:])

  func note(_ object: KVOObject) {
    let address = object.address
    objects.withLock { objects in
      // An entry of the same address may be that of a dead object.
      if objects[address]?.life !== object.life { objects[address] = WeakObject(object) }
    }
  }

  func object(at pointer: UnsafeMutableRawPointer) -> WeakObject? {
    objects.withLock { $0[UInt(bitPattern: pointer)] }
  }

  /// Raises a fault that belongs to no object.
  static func raise(_ fault: Fault) {
    let environment = ObservationEnvironment.current ?? .standard
    environment.timeline?.record(Event(.fault(fault)))
    environment.faultHandler(fault)
  }
}
