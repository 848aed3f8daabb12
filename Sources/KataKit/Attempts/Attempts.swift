import Foundation

/// The kept attempts: `.kata/attempts/NN-Name/<time>[-name]`.
struct Attempts: Sendable {
  let repository: Repository
  var zone = TimeZone.current

  private var root: URL { repository.state.appending(path: "attempts") }

  /// Those of `kata`, the oldest first; also those from a time when it had another number.
  func all(of kata: Kata) -> [Attempt] {
    names(in: root).filter { $0.split(separator: "-", maxSplits: 1).last ?? "" == kata.name }
      .flatMap { folder in
        names(in: root.appending(path: folder)).compactMap {
          Attempt(root.appending(path: "\(folder)/\($0)"))
        }
      }
      .sorted { $0.id < $1.id }
  }

  /// Keeps those parts of an exercise, whole or not at all, and never in the place of another.
  func keep(
    _ present: ExerciseFiles, _ parts: [ExercisePart], of kata: Kata, at date: Date, name: String?
  ) throws -> Attempt {
    let folder = root.appending(path: kata.folderName)
    // Made under a hidden name first: what has an attempt's name is complete.
    let draft = folder.appending(path: ".new-\(UUID().uuidString)")
    do {
      let files = FileManager.default
      defer { try? files.removeItem(at: draft) }
      for part in parts {
        let copy = draft.appending(path: part.rawValue)
        try files.createDirectory(at: copy, withIntermediateDirectories: true)
        for (path, text) in present.texts where path.hasPrefix(part.rawValue + "/") {
          let file = draft.appending(path: path)
          try files.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try text.write(to: file)
        }
      }
      return try move(draft, into: folder, at: date, name: name, taken: all(of: kata).map(\.stamp))
    } catch {
      throw Complaint(
        .inputOutput,
        """
        Your attempt at \(kata.title) could not be kept, so nothing was changed:
          \(folder.path): \(error.localizedDescription)
        See that the folder is yours and that the disk has room; then type the command again.
        """)
    }
  }

  /// Two attempts within a second: the second one takes the next.
  private func move(
    _ draft: URL, into folder: URL, at date: Date, name: String?, taken: [String]
  ) throws -> Attempt {
    var date = date
    while true {
      let stamp = Attempt.stamp(date, in: zone)
      let target = folder.appending(path: stamp + (name.map { "-\($0)" } ?? ""))
      if !taken.contains(stamp), FileKind(of: target) == .missing {
        try FileManager.default.moveItem(at: draft, to: target)
        if let attempt = Attempt(target) { return attempt }
        throw CocoaError(.fileWriteInvalidFileName)
      }
      date += 1
    }
  }

  private func names(in folder: URL) -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
      .filter { !$0.hasPrefix(".") }.sorted()
  }
}
