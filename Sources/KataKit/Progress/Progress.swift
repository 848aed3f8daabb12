import Foundation

/// What is remembered about the learner, by kata name: numbers may change.
struct Progress: Codable, Equatable, Sendable {
  /// The version of the file's form; a file of another version is kept aside and rebuilt.
  static let currentVersion = 1

  struct Entry: Codable, Equatable, Sendable {
    /// When it was solved for the first time.
    var solved: Date?
    /// What the last run said.
    var last: Verdict?
    /// How many of the hints were shown.
    var hints = 0
    /// When the learner asked for the solution without having solved it.
    var gaveUp: Date?
  }

  var version = currentVersion
  var katas: [String: Entry] = [:]
  /// How much of the journal is in it, in bytes; deeds behind that are still to be added.
  var journal: Int?

  subscript(kata: Kata) -> Entry {
    get { katas[kata.name] ?? Entry() }
    set { katas[kata.name] = newValue }
  }

  func isSolved(_ kata: Kata) -> Bool { self[kata].solved != nil }

  /// Whether its solution may be seen: it is solved or given up.
  func isDone(_ kata: Kata) -> Bool { isSolved(kata) || self[kata].gaveUp != nil }

  /// Where the learner is: the first kata of the path that is neither solved nor given up, and after
  /// those the first that was given up.
  func current(in catalogue: Catalogue) -> Kata? {
    catalogue.katas.first { !isDone($0) } ?? catalogue.katas.first { !isSolved($0) }
  }

  /// What a learner means who wants to compare and names nothing: the kata that is at work, or, as
  /// long as nothing was done there, the one that was solved or given up last.
  func compared(in catalogue: Catalogue) -> Kata? {
    let current = current(in: catalogue)
    if let current, self[current] != Entry() { return current }
    return catalogue.katas.filter(isDone).max { done($0) < done($1) } ?? current
  }

  private func done(_ kata: Kata) -> Date {
    [self[kata].solved, self[kata].gaveUp].compactMap(\.self).max() ?? .distantPast
  }
}
