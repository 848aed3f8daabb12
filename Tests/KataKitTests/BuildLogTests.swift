import Testing

@testable import KataKit

@Suite struct BuildLogTests {
  @Test func `an error is told once, with its place`() {
    var log = BuildLog()
    let error = "/katas/Cell.swift:2:25: error: cannot find 'star' in scope"
    for line in [
      "Building for debugging...", error, "2 | star", error,
      "/katas/Cell.swift:3:1: warning: unused",
    ] {
      log.add(line)
    }
    #expect(
      log.failure.errors == [
        Diagnostic(
          place: Place(path: "/katas/Cell.swift", line: 2), isError: true,
          message: "cannot find 'star' in scope")
      ])
    #expect(log.failure.words.isEmpty)
  }

  @Test func `a failure without a place keeps its words`() {
    var log = BuildLog()
    log.add("error: emit-module command failed with exit code 1 (use -v to see invocation)")
    log.add("error: 'exercises': Source files for target Cells should be located under 'Sources'")
    #expect(
      log.failure.words
        == ["error: 'exercises': Source files for target Cells should be located under 'Sources'"])
  }

  @Test func `a toolchain that is too old is told apart`() {
    var log = BuildLog()
    log.add(
      "error: 'exercises': package 'exercises' is using Swift tools version 6.2.0 but the installed version is 5.10.0"
    )
    #expect(log.complaintAboutAge != nil)
  }

  @Test(arguments: ["Cell.swift:2:25: error: relative", "/katas/Cell.swift: error: no line", ""])
  func `what names no line of a file is no diagnostic`(line: String) {
    #expect(BuildLog.diagnostic(in: line) == nil)
  }

  @Test func `lines are cut out of whatever comes`() {
    var reader = LineReader()
    #expect(reader.lines(after: Array("one\ntw".utf8)[...]) == ["one"])
    #expect(reader.lines(after: Array("o\n".utf8)[...] + [0xFF, 0x0A]) == ["two", "\u{FFFD}"])
    #expect(reader.lines(after: ArraySlice(repeating: 0x61, count: 100_000)).isEmpty)
    #expect(reader.rest()?.count == LineReader.longest)
    #expect(reader.rest() == nil)
  }

  @Test func `lines that nobody wants are passed over, wherever a piece ends`() {
    let text = Array("Fat\nno\na Fatal error\nFatal\nno\nno\nFatal two\nno\nthe Fatal end".utf8)
    for size in 1...text.count {
      var reader = LineReader(wanted: "Fatal ")
      var lines: [String] = []
      for start in stride(from: 0, to: text.count, by: size) {
        lines += reader.lines(after: text[start..<min(start + size, text.count)])
      }
      #expect(lines + [reader.rest()] == ["a Fatal error", "Fatal two", "the Fatal end"])
    }
  }
}
