/// Registrations in the order in which they were made; adding and removing take constant time on
/// average, whichever end they start from.
struct RegistrationList {
  private var entries: [Registration] = []
  private var removed = 0
  private var firstKept = 0
  private var demanding = 0

  var isEmpty: Bool { entries.count == removed }

  /// Whether a change needs no preparation for any of the registrations.
  var arePlain: Bool { demanding == 0 }

  /// The registrations that are left, in order.
  mutating func all() -> [Registration] {
    if removed > 0 { compact() }
    return entries
  }

  mutating func append(_ registration: Registration) {
    entries.append(registration)
    if !registration.isPlain { demanding += 1 }
  }

  /// Says that `registration`, one of the entries, has been marked as removed.
  mutating func noteRemoval(of registration: Registration) {
    removed += 1
    if !registration.isPlain { demanding -= 1 }
    dropRemovedAtEnd()
    guard removed > 16, removed * 2 > entries.count else { return }
    compact()
  }

  private mutating func compact() {
    entries.removeAll { !$0.isRegistered }
    removed = 0
    firstKept = 0
  }

  /// The entry that was added last.
  mutating func last() -> Registration? {
    dropRemovedAtEnd()
    return entries.last
  }

  private mutating func dropRemovedAtEnd() {
    while let last = entries.last, !last.isRegistered {
      entries.removeLast()
      removed -= 1
    }
    firstKept = min(firstKept, entries.count)
  }

  /// The entry that was added first.
  mutating func first() -> Registration? {
    while firstKept < entries.count, !entries[firstKept].isRegistered { firstKept += 1 }
    return firstKept < entries.count ? entries[firstKept] : nil
  }
}
