import Foundation
import KataTesting
import Testing

@testable import ForgottenSave

/// A folder of its own for the settings of one test, which goes when the test ends.
func withFolder(_ body: (URL) async throws -> Void) async throws {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("ForgottenSave-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try await body(folder)
}

/// What the files of a folder hold, by their names.
func contents(of folder: URL) throws -> [String: Data] {
  var contents: [String: Data] = [:]
  for name in try FileManager.default.contentsOfDirectory(atPath: folder.path) {
    contents[name] = try Data(contentsOf: folder.appendingPathComponent(name))
  }
  return contents
}

/// Ends the process as the system does if it needs the memory, or as a power cut: without a word.
func endWithoutAWord() -> Never {
  kill(getpid(), SIGKILL)
  while true { pause() }
}

/// Said of a use of the app that does not come to its end.
let stopped: Comment = "The app stops before the system ends it."

extension LibraryApp {
  convenience init(path: String) throws {
    try self.init(folder: URL(fileURLWithPath: path))
  }
}

extension AppSettings {
  var text: String { "locked \(isLocked), text \(textSize), by date \(sortsByDate)" }

  static func preset(isLocked: Bool, textSize: Double, sortsByDate: Bool) -> AppSettings {
    settings {
      $0.isLocked = isLocked
      $0.textSize = textSize
      $0.sortsByDate = sortsByDate
    }
  }

  /// New settings with some changes; they may be an object or a value.
  private static func settings(_ change: (inout AppSettings) -> Void) -> AppSettings {
    var settings = AppSettings()
    change(&settings)
    return settings
  }
}
