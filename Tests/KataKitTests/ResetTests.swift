import Foundation
import Testing

@testable import KataKit

/// `kata reset`, in a folder without git.
@Suite struct ResetTests {
  let folder: TemporaryFolder
  let source = "Exercises/11-DanglingObserver/Sources/Cell.swift"
  let suite = "Exercises/11-DanglingObserver/Tests/CellTests.swift"

  init() throws {
    folder = try TemporaryFolder([
      "Package.swift": "", "Exercises/Package.swift": "",
      "Exercises/11-DanglingObserver/README.md": Fixtures.readme,
      source: "broken", suite: "tests",
      ".shipped/11-DanglingObserver/Sources/Cell.swift": "broken",
      ".shipped/11-DanglingObserver/Tests/CellTests.swift": "tests",
    ])
  }

  private func reset(_ words: String...) -> (status: KataKit.ExitStatus, text: String) {
    var text = ""
    let console = Console(style: .plain, answer: { text += $0 }, remark: { text += $0 })
    let runner = Runner(directory: folder.url, environment: [:], console: console)
    let status = runner.run(["reset"] + words)
    return (status, text)
  }

  private func text(_ path: String) -> String? {
    FileManager.default.contents(atPath: folder.url.appending(path: path).path)
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// The files of every attempt, with their texts; the times differ from run to run.
  private func kept() -> [[String: String]] {
    let kata = Fixtures.kata("11", "DanglingObserver")
    return Attempts(repository: Repository(root: folder.url)).all(of: kata).map {
      $0.files.texts.mapValues { String(decoding: $0, as: UTF8.self) }
    }
  }

  private func remove(_ path: String) throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: path))
  }

  private func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appending(path: path).path, withDestinationPath: target)
  }

  @Test func `what is as shipped is left alone`() {
    let answer = reset("11")
    #expect(answer.status == .fine)
    #expect(answer.text == "11 Dangling observer is as shipped already: there is nothing to do.\n")
    #expect(kept().isEmpty)
  }

  @Test func `an attempt is kept, put aside and taken back`() throws {
    try folder.write("solved", to: source)
    try folder.write("more", to: "Exercises/11-DanglingObserver/Sources/More.swift")
    let answer = reset("11", "--name", "before the token")
    #expect(answer.status == .fine)
    #expect(
      answer.text.hasPrefix(
        """
        11 Dangling observer is as shipped again.

          · Sources/Cell.swift was different
          · Sources/More.swift was added, and is taken away

        Kept       .kata/attempts/11-DanglingObserver/
        """), "\(answer.text)")
    #expect(text(source) == "broken")
    #expect(text("Exercises/11-DanglingObserver/Sources/More.swift") == nil)
    let attempt = ["Sources/Cell.swift": "solved", "Sources/More.swift": "more"]
    #expect(kept() == [attempt], "the suite was as shipped, and need not be kept")
    #expect(reset("--list").text.contains("-before-the-token  "))

    try folder.write("another try", to: source)
    let back = reset("11", "--from", "before the token")
    #expect(back.text.hasPrefix("11 Dangling observer is as in the attempt "), "\(back.text)")
    #expect(text(source) == "solved")
    #expect(text("Exercises/11-DanglingObserver/Sources/More.swift") == "more")
    #expect(kept().last == ["Sources/Cell.swift": "another try"])
    #expect(reset("11", "--from", "before the token").text.contains("there is nothing to do."))
  }

  @Test func `a deleted file comes back, and an attempt without it takes it away`() throws {
    try remove(source)
    #expect(reset("11").text.contains("· Sources/Cell.swift was missing"))
    #expect(text(source) == "broken")
    #expect(reset("11", "--from", "last").status == .fine)
    #expect(text(source) == nil)
  }

  @Test func `the suite alone is put back`() throws {
    try folder.write("solved", to: source)
    try folder.write("fewer tests", to: suite)
    let answer = reset("11", "--suite")
    #expect(answer.text.hasPrefix("The suite of 11 Dangling observer is as shipped again."))
    #expect(text(suite) == "tests")
    #expect(text(source) == "solved")
    #expect(kept() == [["Tests/CellTests.swift": "fewer tests"]])
  }

  @Test func `all katas are put back, and one that cannot be hinders no other`() throws {
    try folder.write("---\n---\n", to: "Exercises/12-DanglingSubject/README.md")
    try folder.write("solved", to: source)
    let answer = reset("--all")
    #expect(answer.status == .inputOutput)
    #expect(
      answer.text.contains("Nothing is known of what was shipped of 12 Dangling subject"))
    #expect(answer.text.contains("kata verify --accept 12"))
    #expect(text(source) == "broken")
  }

  @Test func `a copy that is not what was shipped is not used`() throws {
    try folder.write("solved", to: source)
    try remove(".shipped/11-DanglingObserver/Tests/CellTests.swift")
    let answer = reset("11")
    #expect(answer.status == .inputOutput)
    #expect(answer.text.contains("is not what was shipped. It was not used"))
    #expect(text(source) == "solved")
    try remove(".shipped")
    #expect(reset("11").text.hasPrefix("Nothing is known of what was shipped of 11 Dangling"))
  }

  @Test func `what cannot be kept is not touched`() throws {
    try folder.write("solved", to: source)
    try folder.write("", to: ".kata/attempts")
    let answer = reset("11")
    #expect(answer.status == .inputOutput)
    #expect(answer.text.contains("could not be kept, so nothing was changed"))
    #expect(text(source) == "solved")
  }

  @Test func `a link that leads nowhere, or a folder in a file's place, stops it`() throws {
    try remove(source)
    try link(source, to: "gone.swift")
    try folder.write("fewer tests", to: suite)
    let dangling = reset("11")
    #expect(dangling.status == .inputOutput)
    #expect(
      dangling.text.hasPrefix(
        "Exercises/11-DanglingObserver/Sources/Cell.swift is a link to gone.swift, which is not"
          + " there, so it cannot be kept.\nNothing was changed."), "\(dangling.text)")
    try remove(source)
    try folder.write("mine", to: source + "/Mine.swift")
    #expect(reset("11").text.contains("Sources/Cell.swift is a folder, so it cannot be kept."))
    #expect(text(suite) == "fewer tests")
    #expect(text(source + "/Mine.swift") == "mine")
  }

  @Test func `what a link leads to is kept and not written`() throws {
    try remove(source)
    try folder.write("mine", to: "Mine.swift")
    try link(source, to: "../../../Mine.swift")
    #expect(reset("11").status == .fine)
    #expect(kept() == [["Sources/Cell.swift": "mine"]])
    #expect(text(source) == "broken")
    #expect(text("Mine.swift") == "mine")
  }

  @Test func `a link or a file in a folder's place stops it`() throws {
    try remove("Exercises/11-DanglingObserver/Sources")
    try folder.write("elsewhere", to: "Elsewhere/Cell.swift")
    try link("Exercises/11-DanglingObserver/Sources", to: "../../Elsewhere")
    #expect(reset("11").text.contains("/Sources is a link to ../../Elsewhere"))
    #expect(text("Elsewhere/Cell.swift") == "elsewhere")
    try remove("Exercises/11-DanglingObserver/Sources")
    try folder.write("", to: "Exercises/11-DanglingObserver/Sources")
    #expect(reset("11").text.contains("/Sources is a file, so it cannot be kept."))
  }

  /// The superuser may do everything, so there is nothing to see as one.
  @Test(.enabled(if: getuid() != 0))
  func `a folder that is read-only stops it, and so does a file that cannot be read`() throws {
    try folder.write("solved", to: source)
    let sources = folder.url.appending(path: "Exercises/11-DanglingObserver/Sources").path
    chmod(sources, 0o555)
    #expect(reset("11").text.contains("/Sources is read-only; `chmod u+w` makes it writable."))
    #expect(kept().isEmpty)
    chmod(sources, 0o755)
    chmod(folder.url.appending(path: source).path, 0)
    #expect(reset("11").text.contains("Cell.swift cannot be read, so it cannot be kept."))
  }

  @Test(arguments: [
    [], ["11", "--all"], ["--from", "last"], ["11", "--from", "last", "--suite"], ["11", "--json"],
    ["11", "--name", "//"], ["11", "--from", "yesterday"],
  ])
  func `words that do not fit change nothing`(words: [String]) throws {
    try folder.write("solved", to: source)
    var text = ""
    let console = Console(style: .plain, answer: { text += $0 }, remark: { text += $0 })
    let runner = Runner(directory: folder.url, environment: [:], console: console)
    #expect(runner.run(["reset"] + words) == .wrongWords)
    #expect(self.text(source) == "solved")
  }

  @Test func `what is solved stays solved`() throws {
    let store = ProgressStore(Repository(root: folder.url))
    try store.remember(Deed(kata: "DanglingObserver", at: Date(), verdict: .solved))
    try folder.write("solved", to: source)
    #expect(reset("11").status == .fine)
    #expect(try store.load().progress.isSolved(Fixtures.dangling))
  }

  @Test func `the list for programs is JSON`() throws {
    #expect(reset("--list").text.hasPrefix("No attempt of 11 Dangling observer is kept yet."))
    try folder.write("solved", to: source)
    _ = reset("11")
    let list = try #require(
      try JSONSerialization.jsonObject(with: Data(reset("--list", "--json", "11").text.utf8))
        as? [String: Any])
    let attempts = try #require(list["attempts"] as? [[String: Any]])
    #expect(attempts.count == 1)
    #expect(attempts[0]["files"] as? [String] == ["Sources/Cell.swift"])
  }
}
