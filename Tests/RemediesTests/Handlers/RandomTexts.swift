/// Texts that are hard to cut: what a user may type, and what may be left of it.
enum RandomTexts {
  private static let pieces: [String] = [
    "a", "Z", "7", " ", "\n", "\r\n", "é",
    // Emoji: plain, with a tone, with a presentation selector, joined; and the parts by themselves.
    "👍", "👍🏽", "❤️", "👨‍👩‍👧‍👦", "🏳️‍🌈", "\u{1F3FD}", "\u{200D}", "\u{FE0F}",
    // Flags, and half a flag, so that pairs shift.
    "🇩🇪", "🇫🇷", "\u{1F1EE}", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
    // Combining marks, some of them with nothing to combine with.
    "e\u{301}", "o\u{302}\u{323}", "\u{301}", "y\u{336}\u{35B}",
    // From right to left: with points, with vowels, with marks that set the direction.
    "שלום", "שָׁ", "مَ", "لا", "\u{200F}", "\u{202B}", "\u{202C}",
    // Clusters of several letters.
    "नि", "क्षि", "กำ", "각", "\u{1100}\u{1161}\u{11A8}",
    // Beyond the first plane, and what composes to something else.
    "𝄞", "𠮷", "\u{212B}", "ﬁ", "İ",
  ]

  /// A text of up to `limit` pieces.
  static func text(
    atMost limit: Int, using generator: inout some RandomNumberGenerator
  ) -> String {
    let count = Int.random(in: 0...limit, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}

extension String {
  /// Whether a UTF-16 offset lies between two scalars, or at either end.
  func isScalarBoundary(_ offset: Int) -> Bool {
    let units = Array(utf16)
    return offset == 0 || offset == units.count || !UTF16.isTrailSurrogate(units[offset])
  }

  /// Whether a UTF-16 offset lies between two characters, or at either end.
  func isCharacterBoundary(_ offset: Int) -> Bool {
    var end = 0
    if offset == 0 { return true }
    for character in self {
      end += character.utf16.count
      if end >= offset { return end == offset }
    }
    return false
  }

  /// The UTF-16 code units, written so that every one of them can be seen.
  var units: String {
    utf16.map { String($0, radix: 16) }.joined(separator: " ")
  }
}
