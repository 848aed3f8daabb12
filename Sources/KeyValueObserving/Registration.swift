import Synchronization

/// One `addObserver`: who listens to which path of a subject, with which options and context.
///
/// A registration retains neither side. What changes in it is atomic or locked, so that an observer
/// may be removed on one thread while another delivers.
final class Registration: @unchecked Sendable {
  let listener: Listener
  let path: ObservedPath
  let options: KeyValueObservingOptions
  let context: UInt
  let site: SourceSite

  /// What else changes the first key of the path.
  let dependencies: DependentKeys

  /// Shared by registrations that are equal in observer, path, options and context: as long as one
  /// of them is left, a notification under way reaches all of them.
  let equals: EqualRegistrations

  /// Whether it is on a key of its own subject and asked for nothing but the new value, so that a
  /// change needs no preparation.
  let isPlain: Bool

  private let registered = Atomic<Bool>(true)
  private let attachments = Mutex<[Attachment]>([])

  init(
    listener: Listener, path: ObservedPath, options: KeyValueObservingOptions, context: UInt,
    site: SourceSite, dependencies: DependentKeys, equals: EqualRegistrations
  ) {
    self.listener = listener
    self.path = path
    self.options = options
    self.context = context
    self.site = site
    self.dependencies = dependencies
    self.equals = equals
    isPlain = path.rest == nil && options.isDisjoint(with: [.old, .prior]) && !listener.isOuter
    equals.count.add(1, ordering: .relaxed)
  }

  var isRegistered: Bool { registered.load(ordering: .acquiring) }

  /// Whether a notification under way may still reach this registration.
  var mayStillBeTold: Bool { isRegistered || equals.count.load(ordering: .acquiring) > 0 }

  /// Marks the registration as removed; false if it was removed before.
  @discardableResult
  func markRemoved() -> Bool {
    guard registered.exchange(false, ordering: .acquiringAndReleasing) else { return false }
    equals.count.subtract(1, ordering: .acquiringAndReleasing)
    return true
  }

  /// How `observationInfo` and the fault of a dead subject print the registration.
  var text: String {
    let flag = { (option: KeyValueObservingOptions) in self.options.contains(option) ? "YES" : "NO"
    }
    return
      "<NSKeyValueObservance \(address): Observer: \(listener.pointer), Key path: \(path.text), "
      + "Options: <New: \(flag(.new)), Old: \(flag(.old)), Prior: \(flag(.prior))> "
      + "Context: 0x\(String(context, radix: 16)), Property: \(address)>"
  }

  /// An address of its own, as Foundation's object for it would have.
  private var address: String {
    "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
  }
}

/// How many equal registrations a subject has; see ``Registration/equals``.
final class EqualRegistrations: Sendable {
  let count = Atomic<Int>(0)
}

/// An inner registration: the model's own, on an object along a path.
///
/// Its weak reference is written
/// once, when the attachment is made.
struct Attachment: @unchecked Sendable {
  let registration: Registration
  /// The address of the object that it is on.
  let address: UInt
  weak var object: KVOObject?
  /// The path through another object that a dependent key declared; nil for the path's own rest.
  let dependency: String?
}

extension Registration {
  func attach(_ attachment: Attachment) {
    attachments.withLock { $0.append(attachment) }
  }

  /// Takes out the attachment of the path's own rest to the object at `address`.
  func detachRest(at address: UInt) -> Attachment? {
    attachments.withLock { list in
      list.firstIndex { $0.dependency == nil && $0.address == address }.map { list.remove(at: $0) }
    }
  }

  /// Whether the path's own rest is attached to the object at `address`.
  func isAttached(to address: UInt) -> Bool {
    attachments.withLock { $0.contains { $0.dependency == nil && $0.address == address } }
  }

  func detachAll() -> [Attachment] {
    attachments.withLock { list in
      defer { list = [] }
      return list
    }
  }
}
