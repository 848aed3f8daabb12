import Foundation

/// Proof 4: what is shipped is the exercise, and the digests say so.
struct ShippedProofs {
  let repository: Repository
  let typing: Typing

  /// One judgement for each kata, once the repository ships anything.
  func judgements(_ report: VerificationReport) -> [Judgement] {
    guard let digests = Shipped.digestsNow(in: repository) else { return [] }
    return report.katas.map { kata in
      // An exercise that does not fail as it should is somebody's work in progress. Proof 1 has said
      // so, and what is shipped is none the worse for it.
      let isExercise = report.judgements(of: kata).allSatisfy { $0.proof != 1 || $0.isGood }
      return Judgement(
        of: kata, proof: 4, subject: "what is shipped",
        findings: findings(kata, digests.katas[kata.folderName], isExercise: isExercise))
    }
  }

  /// The katas of which nothing is known, in a repository that ships nothing.
  func unknown(_ katas: [Kata]) -> [Kata] {
    guard Shipped.digestsNow(in: repository) == nil else { return [] }
    let shipped = Shipped(of: repository)
    return katas.filter { !shipped.hasCopy(of: $0) }
  }

  private func findings(_ kata: Kata, _ digests: [String: Digest]?, isExercise: Bool) -> [Finding] {
    let copy = Shipped(of: repository).copy(of: kata)
    let accept = typing.kata("verify --accept \(kata.number)")
    guard let digests else {
      return [
        Finding(seen: "nothing is known of what was shipped: it was never accepted", advice: accept)
      ]
    }
    let copied = ExerciseFiles(in: copy)
    let damage = FileChange.between(digests, and: copied)
    if !damage.isEmpty {
      return [
        Finding(
          seen: ".shipped/\(kata.folderName) is not what its digests say: \(words(damage))",
          advice: isExercise
            ? accept : "git checkout -- .shipped \(Shipped.digestsPath)")
      ]
    }
    let changes = FileChange.between(copied.digests, and: ExerciseFiles(in: kata.folder))
    guard isExercise, !changes.isEmpty else { return [] }
    return [
      Finding(
        seen: "the exercise is not the copy that is shipped: \(words(changes))",
        advice: "\(accept) or, if it was not meant: "
          + typing.kata("reset \(kata.number)"))
    ]
  }

  private func words(_ changes: [FileChange]) -> String {
    changes.map(\.words).joined(separator: ", ")
  }
}
