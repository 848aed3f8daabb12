import Foundation
import Synchronization

// A change is will, then did. Will tells the prior notifications in the order of registration, did
// tells the others in the reverse order.

extension KVOObject {
  /// Announces a change of `key` to everything that it affects.
  final func announceWill(_ key: String, _ kind: ToManyChange.Announcement) {
    guard let info = existingInfo, let affected = info.registrations(affectedBy: key)
    else { return }
    info.push(
      PendingChange(
        key: key, thread: CurrentThread.identity,
        audience: prepare(affected, ToManyChange(kind, of: key, in: self), of: key)))
  }

  private func prepare(
    _ affected: (all: [Registration], arePlain: Bool), _ toMany: ToManyChange?, of key: String
  ) -> PendingChange.Audience {
    if affected.arePlain, toMany == nil { return .plain(affected.all) }
    var items: [ChangeItem] = []
    items.reserveCapacity(affected.all.count)
    var shared = SharedReadings(of: self)
    for registration in affected.all where registration.mayStillBeTold {
      if let item = begin(registration, .key(key, toMany), &shared) { items.append(item) }
    }
    return .prepared(items)
  }

  /// Completes the innermost change of `key` that this thread has announced; nothing if there is
  /// none.
  final func announceDid(_ key: String) {
    guard let info = existingInfo, let pending = info.popChange(of: key) else { return }
    var account: DeepDeliveries?
    switch CurrentThread.roomForDelivery {
    case .enough: break
    case .little(let deep):
      deep.enter(key, of: life)
      account = deep
    case .none(let deep): return refuseDelivery(of: pending, deep)
    }
    defer { account?.leave() }
    var shared = SharedReadings(of: self)
    switch pending.audience {
    case .plain(let registrations):
      for registration in registrations.reversed() where registration.mayStillBeTold {
        account?.note(registration)
        finish(ChangeItem(registration: registration), forwarded: nil, &shared)
      }
    case .prepared(let items):
      for item in items.reversed() where item.registration.mayStillBeTold {
        account?.note(item.registration)
        finish(item, forwarded: nil, &shared)
      }
    }
  }

  /// Prepares what a registration is to hear, and tells it beforehand if it asked for that.
  ///
  /// - Returns: Nil if the change cannot be followed, which is a fault.
  private func begin(
    _ registration: Registration, _ cause: Cause, _ shared: inout SharedReadings
  ) -> ChangeItem? {
    var item = ChangeItem(registration: registration)
    if registration.isPlain, case .key(_, nil) = cause { return item }
    let details = ChangeItem.Details()
    item.details = details
    if case .rest(let inner) = cause {
      details.isForwarded = true
      details.old = inner?.old
      details.toMany = inner?.toMany
    } else {
      if case .key(let key, let toMany) = cause, registration.path.text == key {
        details.toMany = toMany
      }
      if registration.options.contains(.old) {
        if let toMany = details.toMany {
          details.old = toMany.old
        } else {
          (details.old, details.oldVersion) = shared.value(at: registration.path)
        }
      }
      if registration.path.rest != nil {
        guard detachRest(of: registration) else {
          raise(
            .internalInconsistency,
            "Cannot update for observer <\(registration.listener.description)> "
              + silentChange(of: registration), registeredAt: registration.site)
          return nil
        }
        details.middle = value(forKey: registration.path.first) as? KVOObject
        details.reattaches = true
      }
    }
    if case .outer(let outer) = registration.listener {
      if let subject = outer.subject {
        var outerShared = SharedReadings(of: subject)
        details.outer = subject.begin(
          outer.registration, outer.forwardsValues ? .rest(details) : .dependency, &outerShared)
      }
    } else if registration.options.contains(.prior) {
      deliver(item.prior, to: registration, noting: shared.timeline)
    }
    return item
  }

  /// Tells a registration what has changed.
  private func finish(_ item: ChangeItem, forwarded: Any?, _ shared: inout SharedReadings) {
    let registration = item.registration
    if item.details?.reattaches == true, registration.isRegistered {
      attachRest(of: registration)
    }
    guard case .outer(let outer) = registration.listener else {
      let change = shared.change(for: item, forwarded: forwarded)
      deliver(change, to: registration, noting: shared.timeline)
      return
    }
    guard let outerItem = item.details?.outer, outerItem.registration.mayStillBeTold,
      let subject = outer.subject
    else { return }
    var outerShared = SharedReadings(of: subject)
    let change = outer.forwardsValues ? shared.change(for: item, forwarded: forwarded) : [:]
    subject.finish(outerItem, forwarded: change[.newKey], &outerShared)
  }

  /// Tells an observer the value as it is, before the registration exists: new, never old.
  final func deliverInitial(
    _ listener: Listener, _ path: ObservedPath, _ options: KeyValueObservingOptions,
    _ context: UInt, _ site: SourceSite
  ) {
    var change = ChangeItem.setting
    if options.contains(.new) {
      change[.newKey] = Boxing.boxed(value(at: path))
    }
    deliver(
      change, to: listener, path: path.text, context: context, site: site, noting: life.timeline)
  }

  /// Ends an endless circle of notifications before it ends the process.
  private func refuseDelivery(of pending: PendingChange, _ account: DeepDeliveries) {
    let circle = account.circle(to: pending.key, of: life).map { ": " + $0 } ?? ""
    raise(
      .stackOverflow,
      "The notification of \"\(pending.key)\" from \(self) was not delivered: less than a quarter of "
        + "the stack is left. Observers that answer a change with a change go round in a circle"
        + "\(circle).",
      registeredAt: pending.lastRegistered?.site)
  }
}
