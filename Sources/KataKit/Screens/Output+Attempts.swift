import Foundation

extension Output {
  struct KeptAttempt: Encodable {
    let number: String
    let kata: String
    /// What `--from` takes.
    let attempt: String
    let time: String
    let name: String?
    let folder: String
    let files: [String]
  }

  struct Attempts: Encodable {
    var version = 1
    let attempts: [KeptAttempt]
  }

  static func attempts(_ lists: [(kata: Kata, attempts: [Attempt])]) -> Attempts {
    Attempts(
      attempts: lists.flatMap { kata, attempts in
        attempts.reversed().map {
          KeptAttempt(
            number: kata.number, kata: kata.name, attempt: $0.id, time: $0.time, name: $0.name,
            folder: $0.folder.path, files: $0.files.texts.keys.sorted())
        }
      })
  }
}
