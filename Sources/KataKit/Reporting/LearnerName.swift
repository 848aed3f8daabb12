import Foundation

/// Whose report it is.
enum LearnerName {
  /// Longer names break every table.
  static let longest = 60

  /// The name that was given, or else that of the user of this machine, or else "learner".
  static func chosen(given: String?, environment: [String: String]) throws -> String {
    if let given {
      let name = tidy(given)
      if name.isEmpty {
        throw Complaint(.wrongWords, "--name needs a name of at least one letter.")
      }
      return name
    }
    let candidates = ["USER", "LOGNAME", "USERNAME"].compactMap { environment[$0] }
    return candidates.map(tidy).first { !$0.isEmpty } ?? "learner"
  }

  private static func tidy(_ name: String) -> String {
    String(Text.oneLine(name).trimmingCharacters(in: .whitespaces).prefix(longest))
  }
}
