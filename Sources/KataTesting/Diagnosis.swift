public import KeyValueObserving
public import Testing

extension Comment {
  /// A failure as a learner should read it: what the user of the app saw, what was seen and what was
  /// expected, where it was made, Apple's own words, and last, since it gives the diagnosis away,
  /// the pitfall's name.
  ///
  /// - Parameters:
  ///   - symptom: What the user of the app sees, as a sentence.
  ///   - seen: What the test saw, with numbers.
  ///   - expected: What it expected, with numbers.
  ///   - site: Where the cause was made, if that is known.
  ///   - words: The words of Apple's exception, if there is one.
  ///   - pitfall: The pitfall's name.
  /// - Returns: The comment, a line for each.
  public static func diagnosis(
    _ symptom: String, seen: String, expected: String, madeAt site: SourceSite? = nil,
    apple words: String? = nil, pitfall: String
  ) -> Comment {
    var lines = [symptom, "Seen: \(seen). Expected: \(expected)."]
    if let site { lines.append("Registered at \(site).") }
    if let words { lines.append("Apple's words: \(words)") }
    lines.append("Pitfall: \(pitfall).")
    return Comment(rawValue: lines.joined(separator: "\n"))
  }
}
