import Foundation

/// What is known of the exercises as they were shipped.
///
/// The digests that were compiled in are asked first: no edit reaches them. A kata without any, which
/// nobody has accepted yet, is compared with its copy in `.shipped`; without a copy nothing is known.
struct Shipped: Sendable {
  let repository: Repository
  private let digests: DigestList

  /// - Parameters:
  ///   - repository: Where the copies are.
  ///   - compiled: The digests that were compiled in. They speak of the repository that this program
  ///     was built from, so they count only where the source that holds them says the same: after a
  ///     pull, an older program goes by the copies, which were pulled as well.
  init(of repository: Repository, compiled: DigestList = .compiled) {
    self.repository = repository
    let current = Shipped.digestsNow(in: repository)
    digests = current == compiled ? compiled : DigestList()
  }

  /// Where the copies are: a folder like an exercise's own, for each of them.
  var folder: URL { repository.root.appending(path: ".shipped") }

  func copy(of kata: Kata) -> URL { folder.appending(path: kata.folderName) }

  /// The digest of each shipped file by its path; nil if nothing is known of the kata.
  func files(of kata: Kata, _ parts: [ExercisePart] = ExercisePart.allCases) -> [String: Digest]? {
    guard
      let all = digests.katas[kata.folderName]
        ?? (hasCopy(of: kata) ? ExerciseFiles(in: copy(of: kata)).digests : nil)
    else { return nil }
    return all.filter { path, _ in parts.contains { path.hasPrefix($0.rawValue + "/") } }
  }

  /// What was edited, deleted or added in those parts of the exercise; nil if nothing is known.
  func changes(of kata: Kata, in parts: [ExercisePart]) -> [FileChange]? {
    files(of: kata, parts).map {
      FileChange.between($0, and: ExerciseFiles(in: kata.folder, parts: parts))
    }
  }

  /// What of the copy is not what was shipped, where digests say what was.
  func damage(of kata: Kata, in parts: [ExercisePart]) -> [FileChange] {
    guard digests.katas[kata.folderName] != nil, let files = files(of: kata, parts) else {
      return []
    }
    return FileChange.between(files, and: ExerciseFiles(in: copy(of: kata), parts: parts))
  }

  func hasCopy(of kata: Kata) -> Bool { FileKind(of: copy(of: kata)) == .folder }
}

extension Shipped {
  static let digestsPath = "Sources/KataKit/Shipped/ShippedDigests.swift"

  var digestsFile: URL { repository.root.appending(path: Shipped.digestsPath) }

  /// The digests as the source in the repository has them now; nil without such a source.
  static func digestsNow(in repository: Repository) -> DigestList? {
    WholeFile.text(of: repository.root.appending(path: digestsPath)).map(DigestList.init(reading:))
  }
}
