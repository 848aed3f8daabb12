/// The difference between two texts, line by line, in the form that `diff -u` has.
struct UnifiedDiff {
  /// Comparing takes the square of what differs: beyond this it would take too long to be of use.
  static let mostLines = 2_000
  /// How many lines that are the same stand around those that are not.
  static let context = 3

  private struct Line {
    let mark: Character
    let text: Substring
  }

  let oldName: String
  let newName: String
  private let lines: [Line]
  private let isTooLong: Bool

  /// Compares two texts; nil stands for a file that is not there.
  init(from old: String?, named oldName: String, to new: String?, named newName: String) {
    self.oldName = old == nil ? "/dev/null" : oldName
    self.newName = new == nil ? "/dev/null" : newName
    let old = UnifiedDiff.split(old ?? "")
    let new = UnifiedDiff.split(new ?? "")
    isTooLong = max(old.count, new.count) > UnifiedDiff.mostLines && old != new
    lines = isTooLong ? [] : UnifiedDiff.merged(old, new)
  }

  /// Empty if there is no difference.
  var text: String {
    let head = "--- \(oldName)\n+++ \(newName)"
    if isTooLong { return "\(head)\n(too long to be compared line by line)" }
    let hunks = hunks
    return hunks.isEmpty ? "" : ([head] + hunks.map(written)).joined(separator: "\n")
  }

  private static func split(_ text: String) -> [Substring] {
    // Not by "\n": the line ending of other systems is one character in Swift.
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    if lines.last?.isEmpty == true { lines.removeLast() }
    return lines
  }

  /// All lines of both, those taken away before those put in their place.
  private static func merged(_ old: [Substring], _ new: [Substring]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(offset))
    let inserted = Set(difference.insertions.map(offset))
    var lines: [Line] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if removed.contains(i) {
        lines.append(Line(mark: "-", text: old[i]))
        i += 1
      } else if inserted.contains(j) {
        lines.append(Line(mark: "+", text: new[j]))
        j += 1
      } else {
        lines.append(Line(mark: " ", text: new[j]))
        (i, j) = (i + 1, j + 1)
      }
    }
    return lines
  }

  private static func offset(_ change: CollectionDifference<Substring>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  /// Runs of lines around what differs; those that touch are one.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for (index, line) in lines.enumerated() where line.mark != " " {
      let around =
        max(0, index - Self.context)..<min(lines.count, index + Self.context + 1)
      if let last = hunks.last, last.upperBound >= around.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<around.upperBound
      } else {
        hunks.append(around)
      }
    }
    return hunks
  }

  private func written(_ hunk: Range<Int>) -> String {
    let head = "@@ -\(place(hunk, without: "+")) +\(place(hunk, without: "-")) @@"
    return ([head] + lines[hunk].map { "\($0.mark)\($0.text)" }).joined(separator: "\n")
  }

  /// Where the hunk is in one of the texts: its first line and how many there are.
  private func place(_ hunk: Range<Int>, without mark: Character) -> String {
    let before = lines[..<hunk.lowerBound].count { $0.mark != mark }
    let count = lines[hunk].count { $0.mark != mark }
    return "\(count == 0 ? before : before + 1),\(count)"
  }
}
