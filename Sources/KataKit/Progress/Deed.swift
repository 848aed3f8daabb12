import Foundation

/// One thing that the learner did, as a line of the journal from which progress can be rebuilt.
struct Deed: Codable, Equatable, Sendable {
  let kata: String
  let at: Date
  var verdict: Verdict?
  var hints: Int?
  var gaveUp: Bool?

  func apply(to progress: inout Progress) {
    var entry = progress.katas[kata] ?? Progress.Entry()
    if let verdict {
      entry.last = verdict
      if verdict == .solved, entry.solved == nil { entry.solved = at }
    }
    if gaveUp == true, entry.gaveUp == nil { entry.gaveUp = at }
    if let hints { entry.hints = max(entry.hints, hints) }
    progress.katas[kata] = entry
  }
}
