import Foundation

/// What to type next, from where the learner is.
struct Typing: Equatable, Sendable {
  let root: URL
  let directory: URL

  /// `swift run kata hint` at the root; from a folder below it, with the way to the root.
  func kata(_ words: String = "") -> String {
    let way =
      stepsUp == 0 ? "" : " --package-path \(String(repeating: "../", count: stepsUp).dropLast())"
    return "swift run\(way) kata" + (words.isEmpty ? "" : " \(words)")
  }

  /// The suite without the runner.
  func tests(_ kata: Kata) -> String {
    let change: String
    switch stepsUp {
    case 0: change = "cd Exercises && "
    case 1 where directory.lastPathComponent == "Exercises": change = ""
    default: change = "cd \(Place.shortened(root.path + "/Exercises", from: directory)) && "
    }
    return "\(change)KATA=\(kata.number) swift test"
  }

  private var stepsUp: Int {
    let above = root.standardizedFileURL.pathComponents.count
    return max(0, directory.standardizedFileURL.pathComponents.count - above)
  }
}
