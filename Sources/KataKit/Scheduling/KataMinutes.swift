/// How long a kata takes, as its README's front matter says it: `5 read, 10 solve, 5 review
/// (estimated)`.
struct KataMinutes: Equatable, Sendable {
  var read: Int
  var solve: Int
  var review: Int
  /// Nobody has measured it yet.
  var isEstimated = true

  /// For a kata that does not say it.
  static let usual = KataMinutes(read: 5, solve: 12, review: 5)

  var total: Int { read + solve + review }

  /// One person tells the symptom, runs the tests, shows the repair and says why: no more than half
  /// of the reading and the review, since nobody reads it twice and nobody asks alone.
  var demonstration: Int { max(3, (read + review + 1) / 2) }
}

extension KataMinutes {
  init(_ text: String?) {
    self = KataMinutes.usual
    guard let text else { return }
    isEstimated = text.contains("estimated")
    let words = text.split { " ,;()".contains($0) }
    for (number, word) in zip(words, words.dropFirst()) {
      guard let minutes = Int(number), (0...600).contains(minutes) else { continue }
      switch word {
      case "read": read = minutes
      case "solve": solve = minutes
      case "review": review = minutes
      default: break
      }
    }
  }
}

extension Kata {
  var minutes: KataMinutes { KataMinutes(readme.front["minutes"]) }
}
