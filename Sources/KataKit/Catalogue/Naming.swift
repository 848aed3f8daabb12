/// The spellings of a kata's name, and how near two words are.
enum Naming {
  /// The name without case, hyphens, underscores and spaces: what two spellings have in common.
  static func plain(_ word: String) -> String {
    word.lowercased().filter { !"-_ ".contains($0) }
  }

  /// `DanglingObserver` as a title: `Dangling observer`.
  static func spaced(_ name: String) -> String {
    var words = ""
    for character in name {
      if character.isUppercase, !words.isEmpty {
        words += " " + character.lowercased()
      } else {
        words.append(character)
      }
    }
    return words
  }

  /// The one of `candidates` that `word` was probably meant to be, if it is near enough.
  static func nearest(to word: String, among candidates: [String]) -> String? {
    let word = plain(word)
    let ranked = candidates.map { (distance: distance(word, plain($0)), name: $0) }
    guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
    return best.distance <= max(1, plain(best.name).count / 3) ? best.name : nil
  }

  /// How many letters must be added, dropped, replaced or swapped with a neighbour.
  static func distance(_ one: String, _ other: String) -> Int {
    let one = Array(one)
    let other = Array(other)
    var rows = [Array(0...other.count)]
    for (i, letter) in one.enumerated() {
      var row = [i + 1]
      for (j, counterpart) in other.enumerated() {
        let replaced = rows[i][j] + (letter == counterpart ? 0 : 1)
        var best = min(replaced, row[j] + 1, rows[i][j + 1] + 1)
        if i > 0, j > 0, letter == other[j - 1], one[i - 1] == counterpart {
          best = min(best, rows[i - 1][j - 1] + 1)
        }
        row.append(best)
      }
      rows.append(row)
    }
    return rows[one.count][other.count]
  }
}
