import Foundation
import KataTesting
import Synchronization
import Testing

/// The bug at the top of the README, and the red line that it gives.
@Suite struct TitleScreenTests {
  /// Closes a screen that has shown one title, and says whether it is still there.
  @MainActor private func closeScreen() async -> Bool {
    let (titles, document) = AsyncStream.makeStream(of: String.self)
    var screen: TitleScreen? = TitleScreen(titles: titles)
    weak let closed = screen
    document.yield("Lease")
    while closed?.title == "" { await Task.yield() }
    screen = nil
    // Whatever the closing has made ready to run on the main actor runs now.
    for _ in 0..<10 { await Task.yield() }
    #expect(screen == nil)
    return closed != nil
  }

  @Test func `a closed screen that follows titles in a task is never released`() async throws {
    let line = Mutex("")
    await withKnownIssue {
      let isAlive = await closeScreen()
      #expect(
        !isAlive,
        .diagnosis(
          "The user has closed the screen, and it goes on following the document.",
          seen: "1 screen in memory", expected: "0 screens", pitfall: "retain cycle"))
    } matching: { issue in
      line.withLock { $0 = issue.comments.map(\.rawValue).joined() }
      return true
    }
    let readme = try String(contentsOfFile: Self.root + "README.md", encoding: .utf8)
    let source = try String(
      contentsOfFile: Self.root + "Tests/TodayTests/TitleScreen.swift", encoding: .utf8)
    let parts = source.components(separatedBy: "// README: ")
    let code = parts[1].components(separatedBy: "\n").dropFirst().joined(separator: "\n")
    #expect(readme.contains(code), "README.md shows another code than TitleScreen.swift.")
    for text in line.withLock({ $0 }).components(separatedBy: "\n") {
      #expect(readme.contains(text), "README.md shows another message than the test's.")
    }
  }

  private static let root =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/"
}
