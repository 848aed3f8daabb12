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

  /// The first kata of the path that is not solved: where the learner is.
  func current(in catalogue: Catalogue) -> Kata? {
    catalogue.katas.first { !isSolved($0) }
  }
}
