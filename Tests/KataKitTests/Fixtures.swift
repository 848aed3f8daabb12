import Foundation

@testable import KataKit

/// Katas, records and places of the one small app that the tests tell of.
enum Fixtures {
  static let root = URL(filePath: "/katas")

  static let readme = """
    ---
    number: 11
    name: DanglingObserver
    chapter: 1 Dangling observers
    tier: core
    minutes: 4 read, 10 solve, 5 review (estimated)
    edit: DocumentCell.swift
    keep: DocumentCell.init(document:)
    ---
    # 11 Dangling observer
    A cell watches its document.

    ## Symptom
    The app stops.

    ## Hints
    <details><summary>Hint 1: who outlives whom?</summary>

    Draw the two lives.

    </details>
    <details><summary>Hint 2: the line to look at</summary>

    ```swift
    ## not a section
    ```

    </details>
    <details><summary>Hint 3: the shape of the repair</summary>

    Leave in `deinit`.

    </details>

    ## Today
    It still does.
    """

  static func kata(_ number: String, _ name: String, readme: String = "") -> Kata {
    Kata(
      number: number, name: name, folder: root.appending(path: "Exercises/\(number)-\(name)"),
      readme: Readme(readme))
  }

  static let dangling = kata("11", "DanglingObserver", readme: readme)
  static let catalogue = Catalogue([
    kata("91", "SingletonCoupling"), dangling, kata("12", "DanglingSubject"),
    kata("82", "MismatchedKeys"), kata("61", "WeakDance", readme: "---\ntier: deep\n---\n"),
  ])

  static func test(
    _ name: String, in suite: String = "Hazard", _ outcome: TestRecord.Outcome?,
    saying comment: String? = nil, timeline: String? = nil
  ) -> TestRecord {
    let tests = "/katas/Exercises/11-DanglingObserver/Tests/DanglingObserverTests.swift"
    return TestRecord(
      id: "DanglingObserverTests.DanglingObserverTests/\(suite)/`\(name)`()/T.swift:4:2",
      name: name, place: Place(path: tests, line: 4), outcome: outcome,
      issues: comment.map {
        [
          TestRecord.Issue(
            headline: "Expectation failed", comment: $0, place: Place(path: tests, line: 9))
        ]
      } ?? [], timeline: timeline)
  }

  static let typing = Typing(root: root, directory: root)
}

/// A folder for one test, gone when the test is.
final class TemporaryFolder {
  let url = FileManager.default.temporaryDirectory.appending(path: "katakit-\(UUID().uuidString)")

  init(_ files: [String: String] = [:]) throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (path, text) in files { try write(text, to: path) }
  }

  func write(_ text: String, to path: String) throws {
    let file = url.appending(path: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  deinit { try? FileManager.default.removeItem(at: url) }
}
