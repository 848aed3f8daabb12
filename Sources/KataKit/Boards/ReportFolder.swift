import Foundation

/// A folder with one JSON report per learner.
struct ReportFolder {
  struct Found: Equatable {
    let file: String
    let report: Report
  }

  /// A file that could not be read as a report, and why: it costs nobody else a row.
  struct Refused: Equatable {
    let file: String
    let reason: String
  }

  /// A report of fifty katas has a hundredth of this.
  static let most = 1_000_000

  private(set) var found: [Found] = []
  private(set) var refused: [Refused] = []

  /// Reads each `*.json` of the folder that is not hidden, in the order of the names.
  init(_ url: URL, typed: String) throws {
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: url.path)
    } catch {
      throw Complaint(
        .inputOutput, "The folder \(typed) cannot be read: \(error.localizedDescription)")
    }
    for name in names.sorted() where name.hasSuffix(".json") && !name.hasPrefix(".") {
      do {
        found.append(Found(file: name, report: try Self.report(url.appending(path: name))))
      } catch {
        refused.append(Refused(file: name, reason: error.reason))
      }
    }
  }

  private struct Unreadable: Error {
    let reason: String
  }

  /// What is read first, to tell a foreign file from a damaged one.
  private struct Head: Decodable {
    let format: String?
    let version: Int?
  }

  private static func report(_ file: URL) throws(Unreadable) -> Report {
    let file = file.resolvingSymlinksInPath()
    let attributes = try? FileManager.default.attributesOfItem(atPath: file.path)
    // Anything else, a named pipe say, might keep us waiting for ever.
    guard attributes?[.type] as? FileAttributeType == .typeRegular else {
      throw Unreadable(reason: "is no file")
    }
    guard (attributes?[.size] as? NSNumber)?.intValue ?? 0 <= most else {
      throw Unreadable(reason: "is too large for a report")
    }
    guard let data = FileManager.default.contents(atPath: file.path) else {
      throw Unreadable(reason: "cannot be read")
    }
    if data.isEmpty { throw Unreadable(reason: "is empty") }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    guard let head = try? decoder.decode(Head.self, from: data) else {
      throw Unreadable(reason: "is damaged")
    }
    guard head.format == Report.format else {
      throw Unreadable(reason: "is no report; `kata report --json` writes one")
    }
    guard let version = head.version, version == Report.currentVersion else {
      let version = head.version.map { "version \($0)" } ?? "no version"
      throw Unreadable(reason: "is of \(version), and this kata knows \(Report.currentVersion)")
    }
    guard let report = try? decoder.decode(Report.self, from: data) else {
      throw Unreadable(reason: "is damaged")
    }
    return report
  }
}
