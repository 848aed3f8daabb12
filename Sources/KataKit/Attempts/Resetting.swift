import Foundation

/// Finds what an exercise is to be made again: what was shipped, or one of the attempts.
struct Resetting {
  let session: Session

  var attempts: Attempts { Attempts(repository: session.repository) }
  private var shipped: Shipped { Shipped(of: session.repository) }

  /// Restores what was shipped.
  func reset(_ kata: Kata, _ parts: [ExercisePart], name: String?) throws -> Restoration.Outcome {
    let copy = try copy(of: kata)
    let texts = copy.texts.filter { path, _ in
      parts.contains { path.hasPrefix($0.rawValue + "/") }
    }
    return try Restoration(kata: kata, parts: parts, texts: texts)
      .apply(keepingIn: attempts, shipped, at: Date(), name: name)
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

  /// The shipped copy, if it is there and is what was shipped.
  private func copy(of kata: Kata) throws -> ExerciseFiles {
    let path = ".shipped/\(kata.folderName)"
    let files = ExerciseFiles(in: shipped.copy(of: kata))
    let damage = shipped.damage(of: kata)
    guard shipped.hasCopy(of: kata) else {
      let isKnown = !damage.isEmpty
      throw Complaint(
        .inputOutput,
        """
        \(isKnown ? "The copy is missing" : "Nothing is known") of what was shipped of \(kata.title): \
        there is no \(path). Nothing was changed.
        \(isKnown ? Self.wayBack : "If the kata is your own, ship it: \(accept(kata))\nIf not: \(Self.wayBack)")
        """)
    }
    let isWhole = ExercisePart.allCases.allSatisfy { part in
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
    return files
  }
}
