// Adding and removing observers.

extension KVOObject {
  /// Registers `observer` for the changes of `keyPath`.
  ///
  /// Nothing is retained: neither the observer, nor this object, nor what the context points to.
  /// Each call is one registration, also with arguments that were used before. An unknown key can be
  /// registered; an unknown first key of a longer path raises `NSUnknownKeyException` at once.
  ///
  /// - Parameters:
  ///   - observer: Who hears of the changes, on the thread that makes them.
  ///   - keyPath: A key of this object, or keys separated by dots.
  ///   - options: What the observer wants to be told.
  ///   - context: Handed to the observer, and compared by address on removal; never read.
  ///   - fileID: Where the registration is made, for faults and timelines.
  ///   - filePath: The same place's path.
  ///   - line: The same place's line.
  public final func addObserver(
    _ observer: KVOObject, forKeyPath keyPath: String, options: KeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?,
    fileID: String = #fileID, filePath: String = #filePath, line: Int = #line
  ) {
    life.takePart()
    observer.life.takePart()
    register(
      .observer(WeakObject(observer)), path: ObservedPath(keyPath), options: options,
      context: UInt(bitPattern: context),
      site: SourceSite(fileID: fileID, filePath: filePath, line: line))
  }

  /// Removes one registration of `observer` for `keyPath`, whatever its context.
  ///
  /// Where several match, Apple does not promise which one goes; see ``AmbiguousRemoval``. A removal that matches nothing raises `NSRangeException`.
  public final func removeObserver(_ observer: KVOObject, forKeyPath keyPath: String) {
    unregister(observer, keyPath: keyPath, context: nil)
  }

  /// Removes one registration of `observer` for `keyPath` with this very context.
  ///
  /// NULL is a context like any other. A removal that matches nothing raises `NSRangeException`.
  public final func removeObserver(
    _ observer: KVOObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    unregister(observer, keyPath: keyPath, context: UInt(bitPattern: context))
  }

  /// What is registered with this object, in the words of Foundation's `observationInfo`; nil while
  /// nothing is.
  public final var observationInfo: String? {
    guard let info = existingInfo, !info.registrations.isEmpty else { return nil }
    return info.description
  }

  @discardableResult
  final func register(
    _ listener: Listener, path: ObservedPath, options: KeyValueObservingOptions, context: UInt,
    site: SourceSite
  ) -> Registration? {
    let dependencies: DependentKeys
    switch DependentKeys.of(path.first, in: type(of: self)) {
    case .success(let found): dependencies = found
    case .failure(let fault):
      life.raise(fault)
      return nil
    }
    if path.rest != nil, !knows(path.first) {
      _ = value(forKey: path.first)
      return nil
    }
    if let name = listener.name {
      life.record(
        Event(.registered(at: site), subject: life.name, observer: name, keyPath: path.text))
    }
    if options.contains(.initial) { deliverInitial(listener, path, options, context, site) }
    let registration = info.add(
      listener, path: path, options: options, context: context, site: site,
      dependencies: dependencies)
    activate(registration)
    return registration
  }

  private func unregister(_ observer: KVOObject, keyPath: String, context: UInt?) {
    let environment = ObservationEnvironment.current ?? life.environment
    let policy = environment?.ambiguousRemoval ?? .lastAdded
    guard
      let registration = existingInfo?.find(
        listener: observer.address, path: keyPath, context: context, policy: policy)
    else {
      raise(
        .range,
        "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) "
          + "because it is not registered as an observer.")
      return
    }
    if middleChangedSilently(registration) {
      raise(
        .internalInconsistency,
        "Cannot remove an observer \(observer) " + silentChange(of: registration),
        registeredAt: registration.site)
    }
    drop(registration)
    life.record(
      Event(.removed, subject: life.name, observer: observer.life.name, keyPath: keyPath))
  }
}
