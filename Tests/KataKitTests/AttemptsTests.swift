import Foundation
import Testing

@testable import KataKit

@Suite struct AttemptsTests {
  let folder: TemporaryFolder
  let attempts: Attempts
  let kata = Fixtures.dangling
  let noon = Date(timeIntervalSince1970: 1_750_000_000)
  let files: ExerciseFiles

  init() throws {
    folder = try TemporaryFolder([
      "Sources/Cell.swift": "a cell", "Sources/Model/Document.swift": "a document",
      "Tests/CellTests.swift": "a test",
    ])
    attempts = Attempts(
      repository: Repository(root: folder.url), zone: try #require(TimeZone(identifier: "UTC")))
    files = ExerciseFiles(in: folder.url)
  }

  @discardableResult
  private func keep(_ parts: [ExercisePart] = [.sources], named name: String? = nil) throws
    -> Attempt
  {
    try attempts.keep(files, parts, of: kata, at: noon, name: name)
  }

  @Test func `an attempt has a time, a name and the parts that were kept`() throws {
    let attempt = try keep(named: Attempt.slug("before the token"))
    #expect(attempt.id == "2025-06-15-150640-before-the-token")
    #expect(attempt.time == "2025-06-15 15:06:40")
    #expect(attempt.name == "before-the-token")
    #expect(attempt.parts == [.sources])
    #expect(attempt.files.texts == files.texts.filter { $0.key.hasPrefix("Sources/") })
    #expect(attempts.all(of: kata) == [attempt])
  }

  @Test func `none is ever put in the place of another`() throws {
    let kept = try (0..<3).map { _ in try keep() } + [keep(named: "again")]
    #expect(
      kept.map(\.id) == [
        "2025-06-15-150640", "2025-06-15-150641", "2025-06-15-150642", "2025-06-15-150643-again",
      ])
    #expect(attempts.all(of: kata) == kept)
  }

  @Test func `no file at all is an attempt too`() throws {
    let attempt = try attempts.keep(
      ExerciseFiles(in: folder.url.appending(path: "nowhere")), [.sources], of: kata, at: noon,
      name: nil)
    #expect(attempt.parts == [.sources])
    #expect(attempt.files.texts.isEmpty)
  }

  @Test(arguments: [
    ("before the token", "before-the-token"), ("  ../a/b: c ", "..-a-b-c"),
    ("étoile №1", "étoile-1"),
    ("--", nil), ("", nil),
  ])
  func `a name becomes a part of a folder's name`(name: String, slug: String?) {
    #expect(Attempt.slug(name) == slug)
  }

  @Test(arguments: [
    "last", "2025-06-15-150641", "2025-06-15-150641-second-try", "second try", "second",
    ".kata/attempts/11-DanglingObserver/2025-06-15-150641-second-try/",
  ])
  func `an attempt is named by its time, its name or the beginning of one`(word: String) throws {
    try keep(named: "first-try")
    let second = try keep(named: "second-try")
    #expect(try attempts.attempt(word, of: kata) == second)
  }

  @Test func `a word that names several or none is a complaint that lists them`() throws {
    let none = #expect(throws: Complaint.self) { try attempts.attempt("last", of: kata) }
    #expect(none?.text.hasPrefix("There is no attempt at 11 Dangling observer yet.") == true)
    try keep(named: "try")
    try keep(named: "try")
    for word in ["try", "2025"] {
      let several = #expect(throws: Complaint.self) { try attempts.attempt(word, of: kata) }
      #expect(several?.text.contains("-150640-try or 2025-06-15-150641-try") == true)
    }
    let other = #expect(throws: Complaint.self) { try attempts.attempt("token", of: kata) }
    #expect(other?.text.contains("There is 2025-06-15-150640-try, 2025") == true)
  }

  @Test func `attempts stay with a kata that has another number now`() throws {
    let attempt = try keep()
    #expect(attempts.all(of: Fixtures.kata("14", "DanglingObserver")) == [attempt])
    #expect(attempts.all(of: Fixtures.kata("11", "Observer")).isEmpty)
  }

  @Test func `what cannot be kept is a complaint, and nothing half kept stays`() throws {
    try folder.write("", to: ".kata/attempts")
    let complaint = #expect(throws: Complaint.self) { try keep() }
    #expect(complaint?.status == .inputOutput)
    #expect(complaint?.text.contains("could not be kept, so nothing was changed:") == true)
  }
}
