/// Which lines of a record say something that a Swift model can be measured on.
enum ComparableLines {
  /// What is left out because it speaks of Objective-C alone: the class that `isa` points to.
  ///
  /// Foundation observes an object by changing its class; the model does not. Where a line holds
  /// something else too, the rest of it is compared.
  static let leftOut: [(number: String, text: String)] = [
    ("S056", ", class now Person"),
    ("S075", "class is Person"),
    ("S089", "class is ManualPerson"),
    ("S097", "classes: w Owner, d Doc; "),
  ]

  /// The lines of a record that are compared.
  ///
  /// Of a scenario recorded in two modes the classic one counts. A line in round brackets is a
  /// remark, except the one that stands for a message to freed memory.
  static func of(_ trace: RecordedTrace) -> [String] {
    let classic = trace.lines.prefix { !$0.hasPrefix("[modern") }
    return classic.compactMap { line in
      if line.hasPrefix("[classic") { return nil }
      if line.hasPrefix("("), line.hasSuffix(")"), line != Trace.undefined { return nil }
      let rest = withoutLeftOut(line, of: trace.number)
      return rest.isEmpty ? nil : rest
    }
  }

  /// Whether a line is as expected; where the record knows only how the line begins, the rest may
  /// be anything.
  static func matches(_ line: String, _ expected: String) -> Bool {
    guard expected.hasSuffix(unknown) else { return line == expected }
    return line.hasPrefix(expected.dropLast(unknown.count))
  }

  /// Whether all lines are as expected.
  static func match(_ lines: [String], _ expected: [String]) -> Bool {
    lines.count == expected.count && zip(lines, expected).allSatisfy(matches)
  }

  private static let unknown = "(unknown)"

  private static func withoutLeftOut(_ line: String, of number: String) -> String {
    leftOut.filter { $0.number == number }
      .reduce(line) { $0.replacing($1.text, with: "") }
  }
}
