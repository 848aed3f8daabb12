import Synchronization

/// Everything that is registered with one object, and the changes that are under way in it.
///
/// The lock is held for bookkeeping only, never while an observer is called.
final class ObservationInfo: Sendable {
  private struct Contents {
    var all = RegistrationList()
    var byKey: [String: RegistrationList] = [:]
    var byListener: [ListenerKey: RegistrationList] = [:]
    var byContext: [ContextKey: RegistrationList] = [:]
    var equals: [EqualityKey: EqualRegistrations] = [:]
    var pending: [PendingChange] = []
  }

  private struct ListenerKey: Hashable {
    let listener: UInt
    let path: String
  }

  private struct ContextKey: Hashable {
    let listener: ListenerKey
    let context: UInt
  }

  private struct EqualityKey: Hashable {
    let context: ContextKey
    let options: KeyValueObservingOptions
  }

  private let contents = Mutex(Contents())

  /// Every registration, in order.
  var registrations: [Registration] {
    contents.withLock { $0.all.all() }
  }

  /// The registrations that a change of `key` affects, in order, and whether the change needs no
  /// preparation for any of them; nil if there are none.
  func registrations(affectedBy key: String) -> (all: [Registration], arePlain: Bool)? {
    contents.withLock { contents in
      // In place, so that a list that leaves out removed entries stays so.
      guard let index = contents.byKey.index(forKey: key) else { return nil }
      let all = contents.byKey.values[index].all()
      return all.isEmpty ? nil : (all, contents.byKey.values[index].arePlain)
    }
  }

  func isObserved(_ key: String) -> Bool {
    contents.withLock { $0.byKey[key]?.isEmpty == false }
  }

  func add(
    _ listener: Listener, path: ObservedPath, options: KeyValueObservingOptions, context: UInt,
    site: SourceSite, dependencies: DependentKeys
  ) -> Registration {
    contents.withLock { contents in
      let listenerKey = ListenerKey(listener: listener.identity, path: path.text)
      let contextKey = ContextKey(listener: listenerKey, context: context)
      let equalityKey = EqualityKey(context: contextKey, options: options)
      let equals = contents.equals[equalityKey] ?? EqualRegistrations()
      contents.equals[equalityKey] = equals
      let registration = Registration(
        listener: listener, path: path, options: options, context: context, site: site,
        dependencies: dependencies, equals: equals)
      contents.all.append(registration)
      contents.byListener[listenerKey, default: RegistrationList()].append(registration)
      contents.byContext[contextKey, default: RegistrationList()].append(registration)
      for key in dependencies.keys {
        contents.byKey[key, default: RegistrationList()].append(registration)
      }
      return registration
    }
  }

  /// Finds the registration that a removal means, or nil where nothing matches; a nil context stands
  /// for a removal without one.
  func find(
    listener: UInt, path: String, context: UInt?, policy: AmbiguousRemoval
  ) -> Registration? {
    contents.withLock { contents in
      let listenerKey = ListenerKey(listener: listener, path: path)
      if let context {
        return contents.byContext[ContextKey(listener: listenerKey, context: context)]?.last()
      }
      return switch policy {
      case .lastAdded: contents.byListener[listenerKey]?.last()
      case .firstAdded: contents.byListener[listenerKey]?.first()
      }
    }
  }

  /// Takes a registration out; false if it was out already.
  func remove(_ registration: Registration) -> Bool {
    contents.withLock { contents in
      guard registration.markRemoved() else { return false }
      let listenerKey = ListenerKey(
        listener: registration.listener.identity, path: registration.path.text)
      let contextKey = ContextKey(listener: listenerKey, context: registration.context)
      contents.all.noteRemoval(of: registration)
      Self.noteRemoval(of: registration, in: &contents.byListener, at: listenerKey)
      Self.noteRemoval(of: registration, in: &contents.byContext, at: contextKey)
      for key in registration.dependencies.keys {
        Self.noteRemoval(of: registration, in: &contents.byKey, at: key)
      }
      if registration.equals.count.load(ordering: .relaxed) == 0 {
        contents.equals[EqualityKey(context: contextKey, options: registration.options)] = nil
      }
      return true
    }
  }

  private static func noteRemoval<Key: Hashable>(
    of registration: Registration, in lists: inout [Key: RegistrationList], at key: Key
  ) {
    lists[key]?.noteRemoval(of: registration)
    if lists[key]?.isEmpty == true { lists[key] = nil }
  }

  func push(_ change: PendingChange) {
    contents.withLock { $0.pending.append(change) }
  }

  /// Takes out the innermost change of `key` that this thread has announced and not completed.
  func popChange(of key: String) -> PendingChange? {
    let thread = CurrentThread.identity
    return contents.withLock { contents in
      guard
        let index = contents.pending.lastIndex(where: { $0.key == key && $0.thread == thread })
      else { return nil }
      return contents.pending.remove(at: index)
    }
  }
}

extension ObservationInfo: CustomStringConvertible {
  /// The text that Foundation's `observationInfo` describes itself with.
  var description: String {
    let address = "0x" + String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    return "<NSKeyValueObservationInfo \(address)> (\n"
      + registrations.map { $0.text + "\n" }.joined() + ")"
  }
}
