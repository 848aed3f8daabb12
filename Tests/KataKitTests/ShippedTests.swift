import Foundation
import Testing

@testable import KataKit

@Suite struct ShippedTests {
  let folder: TemporaryFolder
  let kata: Kata
  let files = ["Sources/Cell.swift": "a cell", "Tests/CellTests.swift": "a test"]

  init() throws {
    folder = try TemporaryFolder()
    kata = Kata(
      number: "11", name: "DanglingObserver",
      folder: folder.url.appending(path: "Exercises/11-DanglingObserver"), readme: .empty)
    for (path, text) in files { try folder.write(text, to: exercise(path)) }
  }

  private func exercise(_ path: String) -> String { "Exercises/11-DanglingObserver/\(path)" }
  private func copy(_ path: String) -> String { ".shipped/11-DanglingObserver/\(path)" }

  private var digests: DigestList {
    var list = DigestList()
    list.katas[kata.folderName] = files.mapValues { Digest(of: Data($0.utf8)) }
    return list
  }

  /// As a program built from this folder would see it, if `digests` are compiled in.
  private func shipped(_ digests: DigestList = DigestList()) -> Shipped {
    Shipped(of: Repository(root: folder.url), compiled: digests)
  }

  private func changes(_ shipped: Shipped) -> [String]? {
    shipped.changes(of: kata, in: ExercisePart.allCases)?.map(\.words)
  }

  @Test(arguments: [
    ("", "cbf29ce484222325"), ("a", "af63dc4c8601ec8c"), ("foobar", "85944171f73967e8"),
  ])
  func `digests are those of FNV-1a`(text: String, digest: String) {
    #expect(Digest(of: Data(text.utf8)).text == digest)
    #expect(Digest(digest) == Digest(of: Data(text.utf8)))
  }

  @Test func `line endings are no edit`() {
    #expect(Digest(of: Data("a\r\nb\r\n".utf8)) == Digest(of: Data("a\nb\n".utf8)))
    #expect(Digest(of: Data("a\rb".utf8)) != Digest(of: Data("ab".utf8)))
  }

  @Test func `digests are read from the source that is written for them`() {
    #expect(DigestList(reading: digests.source) == digests)
    #expect(DigestList(reading: DigestList().source) == DigestList())
  }

  @Test func `nothing is known of a kata without digests and copy`() {
    #expect(changes(shipped()) == nil)
  }

  @Test func `a copy tells what was edited, deleted and added`() throws {
    for (path, text) in files { try folder.write(text, to: copy(path)) }
    #expect(changes(shipped()) == [])
    try folder.write("another cell", to: exercise("Sources/Cell.swift"))
    try folder.write("", to: exercise("Tests/More/MoreTests.swift"))
    try folder.write("", to: exercise("Tests/notes.txt"))
    try folder.write("", to: exercise("Tests/.CellTests.swift"))
    try FileManager.default.removeItem(
      at: folder.url.appending(path: exercise("Tests/CellTests.swift")))
    #expect(
      changes(shipped()) == [
        "Sources/Cell.swift was edited", "Tests/CellTests.swift was deleted",
        "Tests/More/MoreTests.swift was added",
      ])
  }

  @Test func `compiled digests are believed more than a copy`() throws {
    try folder.write(digests.source, to: Shipped.digestsPath)
    for path in files.keys {
      try folder.write("edited in both", to: copy(path))
      try folder.write("edited in both", to: exercise(path))
    }
    #expect(changes(shipped(digests))?.count == 2)
    #expect(shipped(digests).damage(of: kata, in: ExercisePart.allCases).count == 2)
  }

  @Test func `digests of another repository, or of one that has moved on, do not count`() throws {
    for (path, text) in files { try folder.write(text + " of today", to: copy(path)) }
    for (path, text) in files { try folder.write(text + " of today", to: exercise(path)) }
    #expect(changes(shipped(digests)) == [])
    try folder.write(DigestList().source, to: Shipped.digestsPath)
    #expect(changes(shipped(digests)) == [])
  }

  @Test func `what is no file counts as edited and is never opened`() throws {
    for (path, text) in files { try folder.write(text, to: copy(path)) }
    let file = folder.url.appending(path: exercise("Sources/Cell.swift"))
    try FileManager.default.removeItem(at: file)
    #expect(mkfifo(file.path, 0o600) == 0)
    #expect(changes(shipped()) == ["Sources/Cell.swift was edited"])
    #expect(
      ExerciseFiles(in: kata.folder).unreadable
        == ["Sources/Cell.swift": "is neither a file nor a folder"])
  }
}
