import Foundation
import Testing

/// `docs/fidelity.md` and the files beside it say what the suite finds.
@Suite struct FidelityDocumentTests {
  @Test func `the table in docs/fidelity.md is what the scenarios gave`() throws {
    let table = ConformanceTable(gnustep: try FidelityDocument.gnustep())
    let document = try FidelityDocument.text("fidelity.md")
    let renewed = try #require(
      FidelityDocument.replacingTable(in: document, with: table.markdown),
      "docs/fidelity.md lacks the markers \(FidelityDocument.begin) and \(FidelityDocument.end)")
    if ProcessInfo.processInfo.environment["KATA_REGENERATE_DOCS"] != nil {
      try FidelityDocument.write(renewed, to: "fidelity.md")
    } else {
      let isCurrent = renewed == document
      #expect(
        isCurrent,
        "Renew it with: KATA_REGENERATE_DOCS=1 swift test --filter FidelityDocumentTests")
    }
  }

  @Test func `the README counts the scenarios that pass`() throws {
    let table = ConformanceTable(gnustep: try FidelityDocument.gnustep())
    let readme = try FidelityDocument.text("../README.md").split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    let sentence =
      "Of the \(table.tested.count) recorded scenarios of Apple's Foundation that are certain or "
      + "strong, the model passes \(table.tested.count(where: \.modelAgrees))"
    #expect(readme.contains(sentence), "README.md must say: \(sentence)")
  }

  @Test func `docs/fidelity/expected.txt is the record that the suite compares with`() throws {
    let shown = RecordedTrace.all(in: try FidelityDocument.text("fidelity/expected.txt"))
    #expect(shown.map(\.lines) == RecordedTrace.apple.map(\.lines))
    #expect(shown.map(\.title) == RecordedTrace.apple.map(\.title))
  }

  @Test func `the Objective-C program has every scenario under its title`() throws {
    let program = try FidelityDocument.text("fidelity/scenarios.m")
    for apple in RecordedTrace.apple {
      let row = "{ \"\(apple.number)\", \"\(apple.title)\", s\(apple.number.dropFirst()) }"
      #expect(program.contains(row), "scenarios.m lacks \(apple.number)")
    }
    #expect(try FidelityDocument.gnustep().map(\.title) == RecordedTrace.apple.map(\.title))
  }
}

/// Where the document is, and how its table is replaced.
enum FidelityDocument {
  static let begin = "<!-- conformance table: begin -->"
  static let end = "<!-- conformance table: end -->"

  private static let docs = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs")

  static func text(_ path: String) throws -> String {
    try String(contentsOf: docs.appending(path: path), encoding: .utf8)
  }

  static func write(_ text: String, to path: String) throws {
    try text.write(to: docs.appending(path: path), atomically: true, encoding: .utf8)
  }

  static func gnustep() throws -> [RecordedTrace] {
    RecordedTrace.all(in: try text("fidelity/gnustep-1.28.txt"))
  }

  /// The document with another table between its markers; nil if it lacks them.
  static func replacingTable(in document: String, with table: String) -> String? {
    guard let start = document.firstRange(of: begin),
      let stop = document[start.upperBound...].firstRange(of: end)
    else { return nil }
    return document[..<start.upperBound] + "\n" + table + "\n" + document[stop.lowerBound...]
  }
}
