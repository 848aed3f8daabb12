import Foundation
import Testing

@testable import KataKit

@Suite struct ScaffoldTests {
  private let root = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

  private func repository() throws -> Repository {
    let manifest =
      "let katas = [\n  Kata(\"11\", \"DanglingObserver\"),\n  Kata(\"72\", \"StolenDelegate\"),\n]\n"
    for path in ["Package.swift", "Exercises/Package.swift"] {
      try SourceFile.write(Data(manifest.utf8), to: root.appending(path: path))
    }
    try FileManager.default.createDirectory(
      at: root.appending(path: "Exercises/11-DanglingObserver/Sources"),
      withIntermediateDirectories: true)
    return Repository(root: root)
  }

  @Test func `every part is written, and the manifests list the kata in its place`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let repository = try repository()
    let scaffold = try Scaffold(
      number: "16", name: "LateSubscription", in: repository, besides: try Catalogue(of: repository)
    )
    let written = try scaffold.write()
    #expect(written.count == 13)
    for path in ["Package.swift", "Exercises/Package.swift"] {
      let text = String(decoding: try Data(contentsOf: root.appending(path: path)), as: UTF8.self)
      let lines = text.split(separator: "\n").map(String.init)
      #expect(lines[2] == "  Kata(\"16\", \"LateSubscription\"),")
    }
    let kata = try Catalogue(of: repository).kata(named: "16")
    #expect(kata.name == "LateSubscription")
    let findings = KataParts(kata: kata, repository: repository).findings
    #expect(!findings.isEmpty)
    #expect(
      findings.allSatisfy { $0.seen.contains("TODO") }, "nothing is left but the author's words")
  }

  @Test(arguments: [
    ("6", "LateSubscription", "two digits"), ("1x", "LateSubscription", "two digits"),
    ("16", "lateSubscription", "one word"), ("16", "Late Subscription", "one word"),
    ("11", "LateSubscription", "11-DanglingObserver is there already"),
    ("16", "DanglingObserver", "11-DanglingObserver is there already"),
    ("16", "Observation", "a module already"),
  ])
  func `what cannot be a kata is refused, and nothing is written`(
    number: String, name: String, words: String
  ) throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let repository = try repository()
    let catalogue = try Catalogue(of: repository)
    let complaint = #expect(throws: Complaint.self) {
      try Scaffold(number: number, name: name, in: repository, besides: catalogue)
    }
    #expect(complaint?.text.contains(words) == true)
    #expect(SwiftFiles.below(root.appending(path: "Solutions")).isEmpty)
  }

  @Test func `a folder in a file's place leaves nothing behind`() throws {
    defer { try? FileManager.default.removeItem(at: root) }
    let repository = try repository()
    let before = try Data(contentsOf: root.appending(path: "Package.swift"))
    let scaffold = try Scaffold(
      number: "16", name: "LateSubscription", in: repository, besides: try Catalogue(of: repository)
    )
    try Data().write(to: root.appending(path: "Solutions"))
    let complaint = #expect(throws: Complaint.self) { try scaffold.write() }
    #expect(complaint?.text.contains("Nothing was left behind") == true)
    #expect(try Data(contentsOf: root.appending(path: "Package.swift")) == before)
    #expect(
      !FileManager.default.fileExists(
        atPath: root.appending(path: "Exercises/16-LateSubscription").path))
  }
}
