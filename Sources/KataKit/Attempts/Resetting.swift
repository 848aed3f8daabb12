import Foundation

/// Finds what an exercise is to be made again: what was shipped, or one of the attempts.
struct Resetting {
  let session: Session

  var attempts: Attempts { Attempts(repository: session.repository) }
  private var shipped: Shipped { Shipped(of: session.repository) }

  /// Restores what was shipped; one that cannot be restored stops none of the others.
  func reset(_ katas: [Kata], _ parts: [ExercisePart], name: String?) throws
    -> ([(Kata, Restoration.Outcome)], [Complaint])
  {
    var outcomes: [(Kata, Restoration.Outcome)] = []
    var complaints: [Complaint] = []
    for kata in katas {
      do {
        let restoration = Restoration(kata: kata, parts: parts, texts: try copy(of: kata, parts))
        let outcome = try restoration.apply(
          keepingIn: attempts, shipped, at: Date(), name: name)
        outcomes.append((kata, outcome))
      } catch let complaint as Complaint {
        complaints.append(complaint)
      }
    }
    return (outcomes, complaints)
  }

  /// Takes an attempt back.
  func takeBack(_ attempt: Attempt, _ kata: Kata, name: String?) throws -> Restoration.Outcome {
    let files = attempt.files
    guard files.unreadable.isEmpty, !attempt.parts.isEmpty else {
      throw Complaint(
        .inputOutput,
        "The attempt \(attempt.id) cannot be read in full, so nothing was changed.\n"
          + "See \(attempt.folder.path).")
    }
    return try Restoration(kata: kata, parts: attempt.parts, texts: files.texts)
      .apply(keepingIn: attempts, shipped, at: Date(), name: name)
  }

  private static let wayBack =
    "In a clone, `git checkout -- .shipped` brings it back; from an archive, unpack it again."

  private func accept(_ kata: Kata) -> String {
    session.typing.kata("verify --accept \(kata.number)")
  }

  /// Those parts of the shipped copy, if they are there and are what was shipped.
  private func copy(of kata: Kata, _ parts: [ExercisePart]) throws -> [String: Data] {
    let path = ".shipped/\(kata.folderName)"
    let damage = shipped.damage(of: kata, in: parts)
    guard shipped.hasCopy(of: kata) else {
      let isKnown = !damage.isEmpty
      throw Complaint(
        .inputOutput,
        """
        \(isKnown ? "The shipped copy of" : "Nothing is known of what was shipped of") \(kata.title)\
        \(isKnown ? " is missing" : ""): there is no \(path). Nothing was changed.
        \(isKnown ? "" : "If the kata is your own, ship it: \(accept(kata))\nIf not: ")\(Self.wayBack)
        """)
    }
    let files = ExerciseFiles(in: shipped.copy(of: kata), parts: parts)
    let isWhole = parts.allSatisfy { part in
      files.texts.keys.contains { $0.hasPrefix(part.rawValue + "/") }
    }
    guard damage.isEmpty, files.unreadable.isEmpty, isWhole else {
      let what = damage.first.map { ": \($0.words)" } ?? ""
      throw Complaint(
        .inputOutput,
        """
        The copy in \(path) is not what was shipped\(what). It was not used, and nothing was changed.
        \(Self.wayBack)
        """)
    }
    return files.texts
  }
}
