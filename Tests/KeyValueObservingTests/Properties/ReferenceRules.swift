import KeyValueObserving

extension ReferenceWorld {
  func add(_ registration: Registration) {
    if registration.options.contains(.initial) {
      let new = registration.options.contains(.new) ? value(of: registration) : nil
      tell(registration, isPrior: false, old: nil, new: new)
    }
    let number = nextNumber()
    let subject = registration.subject
    registrations.append((number, registration))
    switch registration.path {
    case .title, .first, .last, .document:
      watch(registration, number, subject, [registration.path])
    case .fullName:
      watch(registration, number, subject, [.fullName, .first, .last])
    case .documentTitle:
      watch(registration, number, subject, [.document], followsDocument: true)
    case .heading:
      watch(registration, number, subject, [.heading])
      watch(registration, number, subject, [.document], followsDocument: true)
    }
  }

  /// Takes out the registration that was added last.
  func remove(where matches: (Registration) -> Bool) {
    guard let index = registrations.lastIndex(where: { matches($0.registration) }) else {
      return log.fault(.range)
    }
    let (number, registration) = registrations[index]
    if registration.path == .documentTitle, hasLostDocument(number, registration.subject) {
      return isChangingDocument(number) ? log.close() : log.fault(.internalInconsistency)
    }
    registrations.remove(at: index)
    watches.removeAll { $0.number == number }
  }

  func will(_ object: Subject, _ key: Path) {
    let affected = watches.filter { $0.object == object && $0.keys.contains(key) }
    let equals = affected.map { watch in
      affected.filter { $0.registration == watch.registration && $0.keys == watch.keys }
    }
    var items: [Item] = []
    for (watch, equals) in zip(affected, equals) where isLeft(equals) {
      let item = Item(watch: watch, old: value(of: watch), equals: equals)
      if watch.followsDocument, let document = shown[object] {
        guard isWatched(document, for: watch.number) else {
          return log.fault(.internalInconsistency)
        }
        watches.removeAll { $0.number == watch.number && $0.object == document }
      }
      items.append(item)
      if watch.registration.options.contains(.prior) {
        let old = watch.registration.options.contains(.old) ? item.old : nil
        tell(watch.registration, isPrior: true, old: old, new: nil)
      }
    }
    if !affected.isEmpty { pending.append((object, key, items)) }
  }

  func did(_ object: Subject, _ key: Path) {
    guard let index = pending.lastIndex(where: { $0.object == object && $0.key == key })
    else { return }
    let items = pending.remove(at: index).items
    for item in isMistaken ? items : items.reversed() where isLeft(item.equals) {
      let registration = item.watch.registration
      if item.watch.followsDocument, isRegistered(item.watch.number) {
        watchDocument(of: object, registration, item.watch.number)
      }
      let options = registration.options
      tell(
        registration, isPrior: false, old: options.contains(.old) ? item.old : nil,
        new: options.contains(.new) ? value(of: item.watch) : nil)
    }
  }
}

extension ReferenceWorld {
  private func watch(
    _ registration: Registration, _ number: Int, _ object: Subject, _ keys: Set<Path>,
    followsDocument: Bool = false
  ) {
    watches.append(
      Watch(registration, number, on: object, keys, followsDocument: followsDocument))
    if followsDocument { watchDocument(of: object, registration, number) }
  }

  private func watchDocument(of window: Subject, _ registration: Registration, _ number: Int) {
    guard let document = shown[window] else { return }
    // The document was changed while its change was being told; no source says what follows.
    if isWatched(document, for: number) { return log.close() }
    watch(registration, number, document, [.title])
  }

  private func isRegistered(_ number: Int) -> Bool {
    registrations.contains { $0.number == number }
  }

  /// Whether one of some watches has not been taken out.
  private func isLeft(_ equals: [Watch]) -> Bool {
    watches.contains { watch in equals.contains { $0 === watch } }
  }

  private func isWatched(_ document: Subject, for number: Int) -> Bool {
    watches.contains { $0.number == number && $0.object == document }
  }

  /// Whether a window shows another document than the watched one.
  private func hasLostDocument(_ number: Int, _ window: Subject) -> Bool {
    shown[window].map { !isWatched($0, for: number) } ?? false
  }

  /// Whether a change of the document is under way, which explains why none is watched.
  ///
  /// No source says what Foundation makes of a removal then.
  private func isChangingDocument(_ number: Int) -> Bool {
    pending.contains {
      $0.items.contains { $0.watch.number == number && $0.watch.followsDocument }
    }
  }

  /// What a watch reports, in words: the rest of a path reports for the document that it watches,
  /// even if the window has come to show another one unannounced.
  private func value(of watch: Watch) -> String {
    watch.registration.path == .documentTitle && watch.keys == [.title]
      ? "\(titles[watch.object] ?? 0)" : value(of: watch.registration)
  }

  /// What a registration's path leads to, in words.
  func value(of registration: Registration) -> String {
    let subject = registration.subject
    switch registration.path {
    case .title: return "\(titles[subject] ?? 0)"
    case .first: return "\(firsts[subject] ?? 0)"
    case .last: return "\(lasts[subject] ?? 0)"
    case .fullName: return "\((firsts[subject] ?? 0) * 10 + (lasts[subject] ?? 0))"
    case .document: return shown[subject].map { "\($0)" } ?? "NSNull"
    case .documentTitle, .heading:
      return shown[subject].map { "\(titles[$0] ?? 0)" } ?? "NSNull"
    }
  }
}
