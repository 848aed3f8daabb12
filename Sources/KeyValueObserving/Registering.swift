// What a registration needs beside its row: marked properties, and inner registrations along a path.

extension KVOObject {
  /// Makes a new registration work: its keys announce themselves, its path is watched at each step.
  final func activate(_ registration: Registration) {
    life.environment?.ledger?.enter(registration, of: life)
    for key in registration.dependencies.keys { markObserved(key) }
    for path in registration.dependencies.paths {
      watch(ObservedPath(path), for: registration)
    }
    attachRest(of: registration)
  }

  /// Takes a registration out, with everything that was made for it.
  final func drop(_ registration: Registration) {
    guard info.remove(registration) else { return }
    life.environment?.ledger?.strike(registration)
    for key in registration.dependencies.keys where !info.isObserved(key) {
      keyTable.cells[key]?.lower(CellFlags.observed)
    }
    detachEverything(from: registration)
  }

  /// Makes an object that took over a dead one's address observed by what was left there.
  final func inherit(_ leftOver: ObservationInfo) {
    for registration in leftOver.registrations {
      for key in registration.dependencies.keys { markObserved(key) }
    }
  }

  private func markObserved(_ key: String) {
    guard type(of: self).automaticallyNotifiesObservers(forKey: key) else { return }
    keyTable.cells[key]?.raise(CellFlags.observed)
  }

  /// Watches the path that a dependent key declared.
  private func watch(_ path: ObservedPath, for registration: Registration) {
    let outer = OuterRegistration(registration, of: self, forwardsValues: false)
    let options = registration.options.intersection(.prior)
    guard
      let inner = register(
        .outer(outer), path: path, options: options, context: 0, site: registration.site)
    else { return }
    registration.attach(
      Attachment(registration: inner, address: address, object: self, dependency: path.text))
  }

  /// Watches the rest of a path on the object that its first key leads to now.
  final func attachRest(of registration: Registration) {
    guard let rest = registration.path.rest,
      let middle = value(forKey: registration.path.first) as? KVOObject,
      !registration.isAttached(to: middle.address)
    else { return }
    let outer = OuterRegistration(registration, of: self, forwardsValues: true)
    guard
      let inner = middle.register(
        .outer(outer), path: ObservedPath(rest),
        options: registration.options.subtracting(.initial), context: 0, site: registration.site)
    else { return }
    registration.attach(
      Attachment(
        registration: inner, address: middle.address, object: middle, dependency: nil))
  }

  /// Stops watching the rest of a path on the object that its first key leads to now.
  ///
  /// - Returns: False if that object is not the watched one: the key has changed unannounced.
  final func detachRest(of registration: Registration) -> Bool {
    guard let middle = value(forKey: registration.path.first) as? KVOObject else { return true }
    guard let attachment = registration.detachRest(at: middle.address) else { return false }
    middle.drop(attachment.registration)
    return true
  }

  /// Whether the first key of a path leads to another object than the one being watched.
  final func middleChangedSilently(_ registration: Registration) -> Bool {
    guard registration.path.rest != nil,
      let middle = value(forKey: registration.path.first) as? KVOObject
    else { return false }
    return !registration.isAttached(to: middle.address)
  }

  final func silentChange(of registration: Registration) -> String {
    "for the key path \"\(registration.path.text)\" from \(self), most likely because the value for "
      + "the key \"\(registration.path.first)\" has changed without an appropriate KVO notification "
      + "being sent. Check the KVO-compliance of the \(life.type) class."
  }

  final func detachEverything(from registration: Registration) {
    for attachment in registration.detachAll() {
      attachment.object?.drop(attachment.registration)
    }
  }
}
