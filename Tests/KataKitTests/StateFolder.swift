import Foundation

@testable import KataKit

/// The folder `.kata` of a repository of its own.
final class StateFolder {
  private let folder: TemporaryFolder
  let noon = Date(timeIntervalSince1970: 1_700_000_000)

  var url: URL { folder.url.appending(path: ".kata") }
  var store: ProgressStore { ProgressStore(Repository(root: folder.url)) }

  init() throws {
    folder = try TemporaryFolder()
  }

  func solved(_ kata: String) -> Deed { Deed(kata: kata, at: noon, verdict: .solved) }

  func write(_ text: String, to path: String) throws {
    try folder.write(text, to: ".kata/\(path)")
  }

  func contents(_ path: String) -> String? {
    FileManager.default.contents(atPath: url.appending(path: path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }
}
