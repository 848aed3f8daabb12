import Foundation

/// A state of an exercise that was kept before something was put in its place.
///
/// Its folder holds `Sources`, `Tests` or both, each of them whole: which files a learner had deleted
/// is a part of the attempt.
struct Attempt: Equatable, Sendable {
  let folder: URL
  /// When it was kept: `2025-06-30-093000`.
  let stamp: String
  /// What the learner called it.
  let name: String?

  /// The folder's own name: the time and, if there is one, the name.
  var id: String { folder.lastPathComponent }

  init?(_ folder: URL) {
    let parts = folder.lastPathComponent.split(
      separator: "-", maxSplits: 4, omittingEmptySubsequences: false)
    let lengths = [4, 2, 2, 6]
    guard parts.count >= 4,
      zip(parts, lengths).allSatisfy({ $0.count == $1 && $0.allSatisfy(\.isNumber) })
    else { return nil }
    self.folder = folder
    stamp = parts.prefix(4).joined(separator: "-")
    name = parts.count > 4 ? String(parts[4]) : nil
  }

  /// The time as a person reads it: `2025-06-30 09:30:00`.
  var time: String {
    let digits = stamp.suffix(6)
    let clock = stride(from: 0, to: 6, by: 2).map { digits.dropFirst($0).prefix(2) }
    return "\(stamp.prefix(10)) \(clock.joined(separator: ":"))"
  }

  var parts: [ExercisePart] {
    ExercisePart.allCases.filter { FileKind(of: folder.appending(path: $0.rawValue)) == .folder }
  }

  var files: ExerciseFiles { ExerciseFiles(in: folder) }

  static func stamp(_ date: Date, in zone: TimeZone) -> String {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second], from: date)
    return String(
      format: "%04d-%02d-%02d-%02d%02d%02d", parts.year ?? 0, parts.month ?? 0, parts.day ?? 0,
      parts.hour ?? 0, parts.minute ?? 0, parts.second ?? 0)
  }

  /// The learner's name for it as a part of a folder's name; nil if nothing is left of it.
  static func slug(_ name: String) -> String? {
    let kept = name.map { $0.isLetter || $0.isNumber || "._+".contains($0) ? $0 : "-" }
    let words = String(kept).split(separator: "-").joined(separator: "-").prefix(60)
    return words.isEmpty ? nil : String(words)
  }
}
