import Foundation

/// Takes exercises as they are for what is shipped: writes their copies and the digests.
struct Acceptance {
  private let repository: Repository
  private let catalogue: Catalogue
  /// Each kata's files as they were before the proofs began: those are what was proved.
  private let offered: [(kata: Kata, files: ExerciseFiles)]

  init(of katas: [Kata], in session: Session) throws {
    repository = session.repository
    catalogue = session.catalogue
    offered = katas.map { ($0, ExerciseFiles(in: $0.folder)) }
    for (kata, files) in offered {
      if let (path, reason) = files.unreadable.min(by: { $0.key < $1.key }) {
        throw Complaint(
          .inputOutput, "Exercises/\(kata.folderName)/\(path) \(reason), so it cannot be shipped.")
      }
    }
  }

  /// Writes what differs.
  ///
  /// - Returns: What was written or removed, relative to the root, for the maintainer to commit.
  func write() throws -> [String] {
    for (kata, files) in offered where ExerciseFiles(in: kata.folder) != files {
      throw Complaint(
        .inputOutput,
        "Exercises/\(kata.folderName) was edited while it was being proved. Nothing was accepted; "
          + "type the command again.")
    }
    do {
      return try offered.flatMap(copy) + removeStrays() + writeDigests()
    } catch {
      throw Complaint(
        .inputOutput,
        "What is shipped cannot be written: \(error.localizedDescription)\n"
          + "See that .shipped and Sources are yours and that the disk has room.")
    }
  }

  private func copy(_ kata: Kata, _ files: ExerciseFiles) throws -> [String] {
    let path = ".shipped/\(kata.folderName)"
    let folder = repository.root.appending(path: path)
    let before = ExerciseFiles(in: folder)
    var written: [String] = []
    for (file, text) in files.texts.sorted(by: { $0.key < $1.key })
    where before.texts[file] != text {
      try SourceFile.write(text, to: folder.appending(path: file))
      written.append("\(path)/\(file)")
    }
    let old = Set(before.texts.keys).union(before.unreadable.keys)
    for file in old.sorted() where files.texts[file] == nil {
      try FileManager.default.removeItem(at: folder.appending(path: file))
      written.append("\(path)/\(file) (removed)")
    }
    return written
  }

  /// Copies of katas that are no more, or have another number now.
  private func removeStrays() throws -> [String] {
    let folder = Shipped(of: repository).folder
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let strays = names.filter { name in
      !name.hasPrefix(".") && !catalogue.katas.contains { $0.folderName == name }
    }
    for name in strays { try FileManager.default.removeItem(at: folder.appending(path: name)) }
    return strays.sorted().map { ".shipped/\($0) (removed)" }
  }

  private func writeDigests() throws -> [String] {
    var digests = Shipped.digestsNow(in: repository) ?? DigestList()
    for (kata, files) in offered { digests.katas[kata.folderName] = files.digests }
    for folder in digests.katas.keys
    where !catalogue.katas.contains(where: { $0.folderName == folder }) {
      digests.katas[folder] = nil
    }
    let source = Data(digests.source.utf8)
    let file = Shipped(of: repository).digestsFile
    if FileManager.default.contents(atPath: file.path) == source { return [] }
    try SourceFile.write(source, to: file)
    return [Shipped.digestsPath]
  }
}
