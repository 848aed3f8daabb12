import Foundation

/// The form of `progress.json`.
struct ProgressFile: Sendable {
  enum Reading {
    /// A file that is not there holds nothing, and that is as good as any.
    case good(Progress)
    /// The words go on where the file's name leaves off.
    case damaged(String)
  }

  let file: URL

  /// The version stands alone: what else a file of another version holds is not known here.
  private struct Version: Decodable {
    let version: Int
  }

  func read() -> Reading {
    guard FileKind(of: file) != .missing else { return .good(Progress()) }
    guard let data = WholeFile.contents(of: file) else {
      return .damaged(FileKind(of: file) == .folder ? "is a folder" : "cannot be read")
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let version = try? decoder.decode(Version.self, from: data).version else {
      return .damaged(data.isEmpty ? "is empty" : "is damaged")
    }
    guard version == Progress.currentVersion else {
      return .damaged("is of version \(version), which this kata does not know")
    }
    guard let progress = try? decoder.decode(Progress.self, from: data) else {
      return .damaged("is damaged")
    }
    return .good(progress)
  }

  func save(_ progress: Progress) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try WholeFile.replace(file, with: encoder.encode(progress))
  }
}
