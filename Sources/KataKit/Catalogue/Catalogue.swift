import Foundation

/// The katas that the repository holds, in the order of the learning path.
struct Catalogue: Sendable {
  let katas: [Kata]

  init(_ katas: [Kata]) {
    self.katas = LearningPath.ordered(katas)
  }

  /// Reads the folders named `NN-Name` in Exercises/.
  init(of repository: Repository) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: repository.exercises.path)
    } catch {
      throw Complaint(
        .inputOutput,
        "The katas cannot be read: \(repository.exercises.path): \(error.localizedDescription)")
    }
    self.init(names.compactMap { Catalogue.kata(in: repository.exercises.appending(path: $0)) })
  }

  private static func kata(in folder: URL) -> Kata? {
    let parts = folder.lastPathComponent.split(separator: "-", maxSplits: 1)
    guard parts.count == 2, parts[0].allSatisfy(\.isNumber) else { return nil }
    let text = try? Data(contentsOf: folder.appending(path: "README.md"))
    return Kata(
      number: String(parts[0]), name: String(parts[1]), folder: folder,
      readme: text.map { Readme(String(decoding: $0, as: UTF8.self)) } ?? .empty)
  }

  /// The kata that `word` names: 11, DanglingObserver, dangling-observer, 11-DanglingObserver, or
  /// the beginning of one name alone.
  func kata(named word: String) throws -> Kata {
    // A folder, completed by the shell, names its kata too.
    let word = word.contains("/") ? (word as NSString).lastPathComponent : word
    let plain = Naming.plain(word)
    if let exact = katas.first(where: {
      $0.number == word || Naming.plain($0.name) == plain
        || Naming.plain($0.folderName) == plain
    }) {
      return exact
    }
    let begun = katas.filter { !plain.isEmpty && Naming.plain($0.name).hasPrefix(plain) }
    if begun.count == 1 { return begun[0] }
    throw Complaint(.wrongWords, complaint(about: word, begun: begun))
  }

  private func complaint(about word: String, begun: [Kata]) -> String {
    if !begun.isEmpty {
      return "\"\(word)\" could be \(begun.map(\.title).joined(separator: " or ")).\n"
        + "Type more of the name, or the number."
    }
    // Every number is near to every other; only a name can be misspelt.
    guard !word.allSatisfy(\.isNumber),
      let nearest = Naming.nearest(to: word, among: katas.map(\.name)),
      let kata = katas.first(where: { $0.name == nearest })
    else {
      return "There is no kata \"\(word)\".\n`kata list` shows all \(katas.count)."
    }
    return "There is no kata \"\(word)\". Did you mean \(kata.number) \(kata.name)?\n"
      + "`kata list` shows all \(katas.count)."
  }
}
