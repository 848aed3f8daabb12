import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Puts other files in the place of an exercise's own, after those were kept.
struct Restoration {
  /// What was done; `changes` is empty if there was nothing to do.
  struct Outcome: Equatable {
    /// How the exercise differed from what is there now.
    let changes: [FileChange]
    /// Where that state is kept; nil if it was as shipped, so that nothing could be lost.
    let kept: Attempt?
  }

  let kata: Kata
  /// Which of its folders are concerned; the rest is left alone.
  let parts: [ExercisePart]
  /// What they shall hold, by path.
  let texts: [String: Data]

  func apply(keepingIn attempts: Attempts, _ shipped: Shipped, at date: Date, name: String?) throws
    -> Outcome
  {
    let present = ExerciseFiles(in: kata.folder, parts: parts)
    let changes = FileChange.between(texts.mapValues(Digest.init), and: present)
    if changes.isEmpty { return Outcome(changes: [], kept: nil) }
    try check(present, changes)
    let own = parts.filter { part in
      changes.contains { $0.path.hasPrefix(part.rawValue + "/") }
        && shipped.changes(of: kata, in: [part]) != []
    }
    let kept =
      own.isEmpty ? nil : try attempts.keep(present, own, of: kata, at: date, name: name)
    for change in changes { try put(change, kept: kept) }
    return Outcome(changes: changes, kept: kept)
  }

  /// Looks for whatever would stop it halfway, before anything is touched.
  private func check(_ present: ExerciseFiles, _ changes: [FileChange]) throws {
    if let (path, reason) = present.unreadable.min(by: { $0.key < $1.key }) {
      throw obstacle(path, "\(reason), so it cannot be kept")
    }
    for change in changes {
      var path = change.path
      // From the file's folder up to the exercise's: each must be a folder that can be written.
      while let slash = path.lastIndex(of: "/") {
        path = String(path[..<slash])
        let folder = kata.folder.appending(path: path)
        switch FileKind(of: folder) {
        case .missing: continue
        case .folder where access(folder.path, W_OK | X_OK) == 0: break
        case .folder: throw obstacle(path, "is read-only; `chmod u+w` makes it writable")
        case let kind: throw obstacle(path, "\(kind.words(folder)), where a folder should be")
        }
        break
      }
    }
  }

  private func put(_ change: FileChange, kept: Attempt?) throws {
    let file = kata.folder.appending(path: change.path)
    do {
      // What a link leads to is somebody else's: the link itself gives way.
      if change.kind == .added || FileKind(of: file) == .link {
        try FileManager.default.removeItem(at: file)
      }
      if let text = texts[change.path] { try SourceFile.write(text, to: file) }
    } catch {
      throw Complaint(
        .inputOutput,
        """
        \(file.path) could not be restored: \(error.localizedDescription)
        \(kept.map { "Nothing is lost: your attempt is whole in \($0.folder.path)." } ?? "Nothing is lost.")
        Mend that, and type the command again.
        """)
    }
  }

  private func obstacle(_ path: String, _ words: String) -> Complaint {
    Complaint(
      .inputOutput,
      """
      Exercises/\(kata.folderName)/\(path) \(words).
      Nothing was changed. Mend that or move it away, and type the command again.
      """)
  }
}
