/// Who hears about a change.
enum Listener {
  /// An observer, which is not retained.
  case observer(WeakObject)
  /// The registration of a longer path or of a dependent key, on another object.
  case outer(OuterRegistration)
  /// A closure that lives and dies with its token; its row dies with the subject, without a fault.
  case handler(HandlerRegistration)

  /// The identity by which a removal finds its registration.
  var identity: UInt {
    switch self {
    case .observer(let observer): observer.life.address
    case .outer(let outer): UInt(bitPattern: ObjectIdentifier(outer))
    case .handler(let handler): UInt(bitPattern: ObjectIdentifier(handler))
    }
  }

  /// The listener as exceptions print it.
  var description: String {
    switch self {
    case .observer(let observer): "\(observer.life.type) \(observer.life.pointer)"
    case .outer: "NSKeyValueObservance \(pointer)"
    case .handler: "HandlerRegistration \(pointer)"
    }
  }

  var pointer: String { "0x" + String(identity, radix: 16) }

  /// Whether it is the model's own.
  var isOuter: Bool {
    if case .outer = self { true } else { false }
  }

  /// Whether the registration may die with its subject without a word.
  var diesWithSubject: Bool {
    switch self {
    case .observer: false
    case .handler: true
    case .outer(let outer): outer.registration.listener.diesWithSubject
    }
  }

  /// What a timeline calls the listener.
  var name: Event.Name? {
    switch self {
    case .observer(let observer): observer.life.name
    case .handler(let handler): handler.name
    case .outer: nil
    }
  }
}

/// An object that is not retained, and what stays known of it.
final class WeakObject: @unchecked Sendable {
  private weak var object: KVOObject?
  let life: Life

  init(_ object: KVOObject) {
    self.object = object
    life = object.life
  }

  /// The object, or the one that now lives at its address; nil while it is dying and afterwards.
  var current: KVOObject? {
    object ?? life.environment?.addresses?.occupant(of: life.address)
  }
}

/// The registration that an inner one works for, with its subject.
final class OuterRegistration: @unchecked Sendable {
  let registration: Registration
  private(set) weak var subject: KVOObject?
  /// Whether the inner registration is the rest of the outer's path, so that its values are the
  /// outer's values too; false for the path of a dependent key.
  let forwardsValues: Bool

  init(_ registration: Registration, of subject: KVOObject, forwardsValues: Bool) {
    self.registration = registration
    self.subject = subject
    self.forwardsValues = forwardsValues
  }
}
