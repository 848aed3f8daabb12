/// The row of names at the lower edge, one for each pinned header.
final class Dock {
  private(set) var entries: [String: String] = [:]

  /// Puts a name there, or says something else beside it.
  func show(_ state: String, for name: String) {
    entries[name] = state
  }

  func remove(_ name: String) {
    entries[name] = nil
  }
}
