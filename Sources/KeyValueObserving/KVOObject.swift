/// The stand-in for `NSObject`: what can be observed, and what can observe.
///
/// Like its original it may be used on any thread, by one at a time: it is not Sendable.
open class KVOObject {
  final let life: Life
  private final let keyTableReference = LazyReference<KeyTable>()
  private final let infoReference = LazyReference<ObservationInfo>()

  /// Creates an object.
  public init() {
    life = Life(of: Swift.type(of: self))
    guard let leftOver = life.environment?.addresses?.settle(self) else { return }
    inherit(infoReference.storeIfNil(leftOver))
  }

  deinit {
    life.enter(.dying)
    let leftOver = infoReference.load().flatMap(dieObserved)
    if life.isOfInterest { life.record(Event(.died, subject: life.name)) }
    life.enter(.dead)
    life.environment?.addresses?.give(life.address, of: life.type, leftOver: leftOver)
  }

  /// The object's address as the model sees it.
  ///
  /// It is what exceptions print, and what a table keyed by identity would use. It is free again when the object is dead.
  public final var address: UInt { life.address }

  /// What the timeline calls the object; nil stands for the name of its class.
  public final var label: String? {
    get { life.name.label }
    set {
      life.setLabel(newValue)
      life.record(Event(.created, subject: life.name))
    }
  }

  /// Hears a change.
  ///
  /// An override handles its own registrations and hands all others to `super`.
  ///
  /// This root implementation raises `NSInternalInconsistencyException`: nobody has handled the
  /// notification.
  ///
  /// - Parameters:
  ///   - keyPath: The path as it was registered.
  ///   - object: The object that it was registered with.
  ///   - change: What the registration's options asked for.
  ///   - context: The registration's context.
  open func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    raise(
      .internalInconsistency,
      "\(descriptionWithColon): An -observeValueForKeyPath:ofObject:change:context: message was "
        + "received but not handled.\nKey path: \(keyPath ?? "(null)")\nObserved object: "
        + "\((object as? KVOObject)?.descriptionWithColon ?? "(null)")\n"
        + "Change: \(PropertyListText.change(change ?? [:]))\n"
        + "Context: 0x\(String(UInt(bitPattern: context), radix: 16))")
  }

  /// The key paths whose changes are changes of `key` too; none unless a class says otherwise.
  open class func keyPathsForValuesAffectingValue(forKey key: String) -> Set<String> { [] }

  /// Whether setting `key` announces the change by itself: true unless a class says otherwise.
  open class func automaticallyNotifiesObservers(forKey key: String) -> Bool { true }

  /// The class's computed properties, by key: what `value(forKey:)` and typed key paths can read
  /// beside the ``Dynamic`` ones.
  ///
  /// ```swift
  /// override class var computedKeys: [String: AnyKeyPath] { ["fullName": \Person.fullName] }
  /// ```
  open class var computedKeys: [String: AnyKeyPath] { [:] }

  /// Announces that the value of `key` is about to change.
  ///
  /// Each call is followed by one of ``didChangeValue(forKey:)`` on the same thread.
  open func willChangeValue(forKey key: String) {
    announceWill(key, .setting)
  }

  /// Announces that the value of `key` has changed.
  open func didChangeValue(forKey key: String) {
    announceDid(key)
  }

  /// Reads a key that the object does not have; raises `NSUnknownKeyException` unless overridden.
  open func value(forUndefinedKey key: String) -> Any? {
    raise(.unknownKey, undefinedKey("valueForUndefinedKey:", key))
    return nil
  }

  /// Sets a key that the object does not have; raises `NSUnknownKeyException` unless overridden.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    raise(.unknownKey, undefinedKey("setValue:forUndefinedKey:", key))
  }
}

extension KVOObject {
  /// The keys of this object.
  final var keyTable: KeyTable {
    keyTableReference.load() ?? keyTableReference.storeIfNil(KeyTable(of: self))
  }

  /// What is registered with this object, if anything ever was.
  final var existingInfo: ObservationInfo? {
    infoReference.load()
  }

  /// What is registered with this object.
  final var info: ObservationInfo {
    infoReference.load() ?? infoReference.storeIfNil(ObservationInfo())
  }

  /// Hands a fault about this object to whoever hears faults here.
  package final func raise(
    _ name: Fault.Name, _ reason: String, registeredAt site: SourceSite? = nil
  ) {
    life.raise(Fault(name, reason, registeredAt: site))
  }

  private func undefinedKey(_ selector: String, _ key: String) -> String {
    "[\(description) \(selector)]: this class is not key value coding-compliant for the key \(key)."
  }

  /// The object as a notification that nobody handled prints it.
  private var descriptionWithColon: String { "<\(life.type): \(life.pointer)>" }
}

extension KVOObject: CustomStringConvertible {
  /// The object as exceptions print it: `<Document 0x600000000010>`.
  public final var description: String { "<\(life.type) \(life.pointer)>" }
}
