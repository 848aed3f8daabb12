/// Registrations in the order in which they were made; adding and removing take constant time on
/// average, whichever end they start from.
struct RegistrationList {
  private var entries: [Registration] = []
  private var removed = 0
  private var firstKept = 0

  var isEmpty: Bool { entries.count == removed }

  /// The registrations that are left, in order.
  var all: [Registration] {
    removed == 0 ? entries : entries.filter(\.isRegistered)
  }

  mutating func append(_ registration: Registration) {
    entries.append(registration)
  }

  /// Says that one of the entries has been marked as removed.
  mutating func noteRemoval() {
    removed += 1
    if let last = entries.last, !last.isRegistered {
      entries.removeLast()
      removed -= 1
    }
    firstKept = min(firstKept, entries.count)
    guard removed > 16, removed * 2 > entries.count else { return }
    entries.removeAll { !$0.isRegistered }
    removed = 0
    firstKept = 0
  }

  /// The entry that was added last.
  mutating func last() -> Registration? {
    while let last = entries.last, !last.isRegistered {
      entries.removeLast()
      removed -= 1
    }
    firstKept = min(firstKept, entries.count)
    return entries.last
  }

  /// The entry that was added first.
  mutating func first() -> Registration? {
    while firstKept < entries.count, !entries[firstKept].isRegistered { firstKept += 1 }
    return firstKept < entries.count ? entries[firstKept] : nil
  }
}
