import Foundation

/// Progress on disk: `.kata/progress.json`, written whole or not at all, and the journal beside it.
struct ProgressStore: Sendable {
  private let folder: URL
  let journal: Journal
  private let form: ProgressFile

  var file: URL { form.file }

  init(_ repository: Repository) {
    folder = repository.state
    journal = Journal(file: folder.appending(path: "journal.jsonl"))
    form = ProgressFile(file: folder.appending(path: "progress.json"))
  }

  /// Whether nothing was ever done here.
  var isFirstStart: Bool {
    ![file, journal.file].contains { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// What is remembered, and what to say if the file was damaged: it is kept under another name, and
  /// what it held is rebuilt from the journal.
  func load() throws -> (progress: Progress, notice: String?) {
    if case .good(let progress) = form.read() { return (replayed(on: progress), nil) }
    do {
      return try StateLock.holding(folder) { try loadHeld() }
    } catch let complaint as Complaint {
      // A run is worth its while even if nothing of it can be kept.
      return (replayed(on: Progress()), complaint.text)
    }
  }

  /// Adds a deed to what is remembered; other runners wait meanwhile.
  ///
  /// The journal comes first: whoever is killed between the two has lost nothing, since what the file
  /// has not seen of the journal is read with it.
  ///
  /// - Returns: What to say if a file was damaged.
  @discardableResult
  func remember(_ deed: Deed) throws -> String? {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw WriteFailure.complaint(folder, error.localizedDescription)
    }
    return try StateLock.holding(folder) {
      var (progress, notice) = try loadHeld()
      deed.apply(to: &progress)
      if FileKind(of: journal.file) == .folder {
        let name = try aside(journal.file)
        let words = "journal.jsonl is a folder. It is kept as .kata/\(name), and a new one begun."
        notice = [notice, words].compactMap(\.self).joined(separator: "\n")
      }
      progress.journal = try WriteFailure.told(of: journal.file) { try journal.add(deed) }
      try save(progress)
      return notice
    }
  }

  /// The same as `load`, by whoever holds the lock: another may have mended the file meanwhile.
  private func loadHeld() throws -> (progress: Progress, notice: String?) {
    switch form.read() {
    case .good(let progress): return (replayed(on: progress), nil)
    case .damaged(let reason):
      let name = try aside(file)
      let progress = replayed(on: Progress())
      // If the disk is full, the journal still holds it all.
      try? form.save(progress)
      let count = progress.katas.values.count { $0.solved != nil }
      return (
        progress,
        """
        \(file.lastPathComponent) \(reason). It is kept as .kata/\(name), and what it held is rebuilt \
        from the journal: \(count) solved. If one is missing, `kata run` it again.
        """
      )
    }
  }

  private func replayed(on progress: Progress) -> Progress {
    var progress = progress
    journal.replay(on: &progress)
    return progress
  }

  private func save(_ progress: Progress) throws {
    try WriteFailure.told(of: file) { try form.save(progress) }
  }

  private func aside(_ file: URL) throws -> String {
    try WriteFailure.told(of: file) { try Aside.move(file) }
  }
}
