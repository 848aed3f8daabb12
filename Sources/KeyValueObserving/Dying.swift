// The death of an observed object.

extension KVOObject {
  /// Says what is still registered with this object, which is dying, and lets go of the rows.
  ///
  /// - Returns: What stays with the address, if it will be used again.
  final func dieObserved(_ info: ObservationInfo) -> ObservationInfo? {
    let registrations = info.registrations
    guard !registrations.isEmpty else { return nil }
    for registration in registrations { life.environment?.ledger?.strike(registration) }
    letGoOfObservedValues(registrations)
    let leftOver = registrations.filter { !$0.listener.diesWithSubject }
    for registration in registrations where registration.listener.diesWithSubject {
      _ = info.remove(registration)
      detachEverything(from: registration)
      if case .handler(let handler) = registration.listener { handler.subjectDies() }
    }
    guard let first = leftOver.first else { return nil }
    if notifiesAutomatically(leftOver) {
      raise(
        .internalInconsistency,
        "An instance \(life.pointer) of class \(life.type) was deallocated while key value observers "
          + "were still registered with it. Current observation info: \(info)",
        registeredAt: first.site)
    }
    for registration in leftOver { detachEverything(from: registration) }
    if life.environment?.addresses != nil { return info }
    for registration in leftOver { _ = info.remove(registration) }
    return nil
  }

  /// The objects along observed paths die before this one is gone, as instance variables released in
  /// an Objective-C `dealloc` do.
  private func letGoOfObservedValues(_ registrations: [Registration]) {
    for key in Set(registrations.map(\.path.first)) {
      keyTable.cells[key]?.letGo()
    }
  }

  /// Foundation checks a dying subject only in the subclass that it makes for automatic
  /// notification: one that notifies by hand alone was never checked.
  private func notifiesAutomatically(_ registrations: [Registration]) -> Bool {
    registrations.contains { registration in
      registration.dependencies.keys.contains {
        life.type.automaticallyNotifiesObservers(forKey: $0)
      }
    }
  }
}
