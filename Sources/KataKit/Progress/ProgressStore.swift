import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Progress on disk: `.kata/progress.json`, written whole or not at all.
struct ProgressStore: Sendable {
  private let folder: URL
  let journal: Journal

  var file: URL { folder.appending(path: "progress.json") }

  init(_ repository: Repository) {
    folder = repository.state
    journal = Journal(file: folder.appending(path: "journal.jsonl"))
  }

  /// Whether nothing was ever done here.
  var isFirstStart: Bool { !FileManager.default.fileExists(atPath: file.path) }

  /// What is remembered, and what to say if the file was damaged: it is kept under another name, and
  /// what it held is rebuilt from the journal.
  func load() throws -> (progress: Progress, notice: String?) {
    guard FileManager.default.fileExists(atPath: file.path) else { return (Progress(), nil) }
    do {
      let progress = try Self.decoder.decode(Progress.self, from: Data(contentsOf: file))
      if progress.version == Progress.currentVersion { return (progress, nil) }
      return try rebuild(
        because: "is of version \(progress.version), which this kata does not know")
    } catch let complaint as Complaint {
      throw complaint
    } catch {
      return try rebuild(because: "is damaged")
    }
  }

  /// Adds a deed to what is remembered; other runners wait meanwhile.
  ///
  /// - Returns: What to say if the file was damaged.
  @discardableResult
  func remember(_ deed: Deed) throws -> String? {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw unwritable(folder, error)
    }
    let lock = open(folder.appending(path: "lock").path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if lock >= 0 { flock(lock, LOCK_EX) }
    defer { if lock >= 0 { close(lock) } }
    var (progress, notice) = try load()
    deed.apply(to: &progress)
    do {
      try journal.add(deed)
    } catch {
      throw unwritable(journal.file, error)
    }
    try save(progress)
    return notice
  }

  private func rebuild(because reason: String) throws -> (Progress, String?) {
    let stamp = Int(Date().timeIntervalSince1970)
    let aside = folder.appending(path: "progress-damaged-\(stamp)-\(getpid()).json")
    do {
      try FileManager.default.moveItem(at: file, to: aside)
    } catch {
      throw unwritable(file, error)
    }
    let progress = journal.replayed()
    try save(progress)
    let count = progress.katas.values.count { $0.solved != nil }
    return (
      progress,
      """
      \(file.lastPathComponent) \(reason). It is kept as .kata/\(aside.lastPathComponent), and what it \
      held is rebuilt from the journal: \(count) solved. If one is missing, `kata run` it again.
      """
    )
  }

  private func save(_ progress: Progress) throws {
    do {
      try Self.encoder.encode(progress).write(to: file, options: .atomic)
    } catch {
      throw unwritable(file, error)
    }
  }

  private func unwritable(_ url: URL, _ error: any Error) -> Complaint {
    Complaint(
      .inputOutput,
      """
      Your progress could not be kept: \(url.path) cannot be written (\(error.localizedDescription)).
      See that the folder is yours and that the disk has room; then type the command again.
      """)
  }

  private static var decoder: JSONDecoder {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return decoder
  }

  private static var encoder: JSONEncoder {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return encoder
  }
}
