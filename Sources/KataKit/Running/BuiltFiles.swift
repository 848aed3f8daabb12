import Foundation

/// Which texts the last build saw, so that the next one sees every change.
///
/// The build tells a changed file by its modification time in whole seconds: of two saves within one
/// second, with a build between them, it would not see the second (see `SourceFile`). An editor that
/// formats on save does that. Such a file is dated a second later; its text is not touched.
struct BuiltFiles {
  private struct Entry: Equatable {
    let second: Int
    let digest: Digest
  }

  private let record: URL

  /// - Parameter scratch: The scratch path of the build.
  init(in scratch: URL) {
    record = scratch.appending(path: "kata-built")
  }

  /// Dates what was changed within the second of the last build, and notes what the next one will see.
  func settle(_ folder: URL) {
    var entries = read()
    for path in ExerciseFiles(in: folder).texts {
      let file = folder.appending(path: path.key)
      let digest = Digest(of: path.value)
      guard let modified = Self.modification(of: file) else { continue }
      var second = Int(modified.timeIntervalSince1970.rounded(.down))
      if let last = entries[file.path], last.digest != digest, second <= last.second {
        second = last.second + 1
        let date = Date(timeIntervalSince1970: Double(second))
        // If that fails the build may be a save behind, which the next save mends.
        try? FileManager.default.setAttributes([.modificationDate: date], ofItemAtPath: file.path)
      }
      entries[file.path] = Entry(second: second, digest: digest)
    }
    write(entries)
  }

  private static func modification(of file: URL) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    return attributes?[.modificationDate] as? Date
  }

  private func read() -> [String: Entry] {
    var entries: [String: Entry] = [:]
    for line in (WholeFile.text(of: record) ?? "").split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      guard words.count == 3, let second = Int(words[0]), let digest = Digest(words[1]) else {
        continue
      }
      entries[String(words[2])] = Entry(second: second, digest: digest)
    }
    return entries
  }

  private func write(_ entries: [String: Entry]) {
    let lines = entries.sorted { $0.key < $1.key }
      .map { "\($0.value.second) \($0.value.digest.text) \($0.key)\n" }
    try? FileManager.default.createDirectory(
      at: record.deletingLastPathComponent(), withIntermediateDirectories: true)
    try? Data(lines.joined().utf8).write(to: record, options: .atomic)
  }
}
