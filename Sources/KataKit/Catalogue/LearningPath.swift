/// The order in which the katas are learnt, which is not that of their numbers.
enum LearningPath {
  /// The core path; numbers that no kata carries yet are passed over.
  static let core = [
    "11", "31", "21", "62", "63", "12", "13", "32", "42", "51", "59", "56", "75", "82", "88", "91",
  ]

  /// `katas` in the order of the path: the core, then tier "more", then "deep", each by number.
  static func ordered(_ katas: [Kata]) -> [Kata] {
    katas.sorted { one, other in rank(one) < rank(other) }
  }

  /// Whether the kata belongs to the part after which the course is done.
  static func isCore(_ kata: Kata) -> Bool {
    core.contains(kata.number) || kata.tier == .core
  }

  private static func rank(_ kata: Kata) -> (Int, Int, Int) {
    let number = Int(kata.number) ?? .max
    if isCore(kata) {
      return (0, core.firstIndex(of: kata.number) ?? core.count, number)
    }
    return (kata.tier == .deep ? 2 : 1, 0, number)
  }
}
