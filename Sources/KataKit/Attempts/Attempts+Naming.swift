import Foundation

extension Attempts {
  /// The one that `word` names: its time, its name, the beginning of either, `last`, or its path.
  func attempt(_ word: String, of kata: Kata) throws -> Attempt {
    let all = all(of: kata)
    let id = word.split(separator: "/").last.map(String.init) ?? word
    if id == "last", let last = all.last { return last }
    let tests: [(Attempt) -> Bool] = [
      { $0.id == id || $0.stamp == id }, { $0.name == Attempt.slug(id) },
      { $0.id.hasPrefix(id) || ($0.name ?? "").hasPrefix(id) },
    ]
    for test in tests {
      let found = all.filter(test)
      if found.count == 1 { return found[0] }
      if found.count > 1 {
        throw Complaint(
          .wrongWords,
          "\"\(word)\" could be \(found.map(\.id).joined(separator: " or ")).\n"
            + "Type more of it. Nothing was changed.")
      }
    }
    throw Complaint(
      .wrongWords,
      all.isEmpty
        ? "There is no attempt at \(kata.title) yet. `kata reset` keeps one each time."
        : "There is no attempt \"\(word)\" at \(kata.title). There is "
          + all.map(\.id).joined(separator: ", ") + ".")
  }
}
