import Foundation
import Testing

@testable import KataKit

/// The steps of the classroom's workflow that are a shell's, run by a shell.
@Suite struct ClassroomTests {
  @Test func `the student's sources take their places, and nothing else of the student's does`()
    throws
  {
    let folder = try TemporaryFolder([
      "Exercises/11-DanglingObserver/Sources/Cell.swift": "as shipped",
      "Exercises/11-DanglingObserver/Sources/Document.swift": "as shipped",
      "Exercises/11-DanglingObserver/Tests/Suite.swift": "as shipped",
      "Exercises/12-DanglingSubject/Sources/Document.swift": "as shipped",
      "student/Exercises/11-DanglingObserver/Sources/Cell.swift": "solved",
      "student/Exercises/11-DanglingObserver/Sources/Helper File.swift": "new",
      "student/Exercises/11-DanglingObserver/Tests/Suite.swift": "edited",
      "student/Exercises/12-DanglingSubject/README.md": "without sources",
      "student/Exercises/99-OwnIdea/Sources/Idea.swift": "a kata of the student's own",
    ])
    let script = try script(of: "The student's sources take their places")
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-e", "-c", script]
    shell.currentDirectoryURL = folder.url
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let exercises = folder.url.appending(path: "Exercises")
    let texts = SwiftFiles.relativePaths(below: exercises).sorted().map {
      "\($0): \(WholeFile.text(of: exercises.appending(path: $0)) ?? "")"
    }
    #expect(
      texts == [
        "11-DanglingObserver/Sources/Cell.swift: solved",
        "11-DanglingObserver/Sources/Helper File.swift: new",
        "11-DanglingObserver/Tests/Suite.swift: as shipped",
        "12-DanglingSubject/Sources/Document.swift: as shipped",
      ])
  }

  @Test func `each step that grades has its kata's number in all of its places`() throws {
    let page = try page()
    let graded = page.matches(of: #/- name: (\d\d) .*\n +id: kata-(\d\d)/#)
    #expect(graded.count == 3)
    for step in graded {
      #expect(step.1 == step.2)
      #expect(page.contains("--output kata-\(step.1).xml --time-limit 60 \(step.1)\n"))
      #expect(
        page.contains("KATA-\(step.1)_RESULTS: \"${{ steps.kata-\(step.1).outputs.result }}\""))
    }
    let runners = graded.map { "kata-\($0.1)" }.joined(separator: ",")
    #expect(page.contains("runners: \(runners)\n"))
  }

  private func page() throws -> String {
    let file = Repository.this.root.appending(path: "docs/workshop/classroom.md")
    return try String(contentsOf: file, encoding: .utf8)
  }

  /// The lines of a step's `run: |`.
  private func script(of step: String) throws -> String {
    let lines = try page().components(separatedBy: "\n")
    let start = try #require(lines.firstIndex { $0.hasSuffix("- name: \(step)") })
    #expect(lines[start + 1].hasSuffix("run: |"))
    let body = lines[(start + 2)...].prefix { $0.hasPrefix("          ") }
    #expect(body.count > 3)
    return body.joined(separator: "\n")
  }
}
