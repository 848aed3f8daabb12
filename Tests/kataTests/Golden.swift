import Foundation
import Testing

/// A screen as it was looked at and found good; `KATA_GOLDEN=1` writes those that differ.
enum Golden {
  static func expect(
    _ text: String, is name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Golden")
    let file = folder.appending(path: "\(name).txt")
    let known = FileManager.default.contents(atPath: file.path).map {
      String(decoding: $0, as: UTF8.self)
    }
    if known != text, ProcessInfo.processInfo.environment["KATA_GOLDEN"] != nil {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
      return
    }
    #expect(text == known, "Golden/\(name).txt", sourceLocation: sourceLocation)
  }

  /// The screen with its control codes as words: `⟨clear⟩`, and colours left out.
  static func readable(_ screen: String) -> String {
    screen.replacing("\u{1B}[2J\u{1B}[3J\u{1B}[H", with: "⟨clear⟩")
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
  }
}
