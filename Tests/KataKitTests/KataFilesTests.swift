import Foundation
import Testing

@testable import KataKit

@Suite struct KataFilesTests {
  let folder: TemporaryFolder
  let source = "11-DanglingObserver/Sources/DocumentCell.swift"
  let suite = "11-DanglingObserver/Tests/DanglingObserverTests.swift"
  var files: KataFiles { KataFiles(Fixtures.dangling, in: folder.url) }

  init() throws {
    folder = try TemporaryFolder([
      source: "final class DocumentCell {}\n", suite: "import Testing\n",
    ])
  }

  @Test func `files that are there are the build's to judge`() throws {
    #expect(files.damage == nil)
    #expect(files.hasSuite)
    let failure = BuildFailure(errors: [], words: ["no such module"])
    #expect(files.explained(failure) == failure)
  }

  @Test func `an empty file is named before what the compiler misses`() throws {
    try folder.write(" \n", to: source)
    #expect(files.damage == nil)
    let explained = files.explained(BuildFailure(errors: [error("cannot find it")], words: []))
    #expect(explained.errors.map(\.message) == ["this file is empty", "cannot find it"])
    #expect(explained.isDamage)
  }

  @Test func `code that was moved to another file is no damage`() throws {
    try remove(source)
    try folder.write("final class DocumentCell {}\n", to: "11-DanglingObserver/Sources/Cell.swift")
    #expect(files.damage == nil)
    #expect(files.explained(BuildFailure(errors: [], words: [])).errors.count == 1)
  }

  @Test func `a folder that holds no file is told of by the file that was there`() throws {
    try remove("11-DanglingObserver/Sources")
    #expect(files.damage?.errors.map(\.message) == ["this file is missing"])
    #expect(files.damage?.errors.map(\.place.path) == [path(source)])
  }

  @Test(arguments: ["DocumentCell.swift", "Helper.swift"])
  func `a link to nothing is damage, whichever file it stands for`(name: String) throws {
    let file = "11-DanglingObserver/Sources/\(name)"
    try? remove(file)
    try FileManager.default.createSymbolicLink(atPath: path(file), withDestinationPath: "nowhere")
    #expect(files.damage?.errors.count == 1)
    #expect(files.damage?.errors.first?.place.path == path(file))
  }

  @Test func `a link to a file is a file`() throws {
    try FileManager.default.moveItem(atPath: path(source), toPath: path("Elsewhere.swift"))
    try FileManager.default.createSymbolicLink(
      atPath: path(source), withDestinationPath: path("Elsewhere.swift"))
    #expect(files.damage == nil)
  }

  @Test func `a suite that is a folder or a link to nothing is none`() throws {
    try remove(suite)
    #expect(!files.hasSuite)
    try folder.write("", to: suite + "/keep.txt")
    #expect(!files.hasSuite)
    try remove(suite)
    try FileManager.default.createSymbolicLink(atPath: path(suite), withDestinationPath: "nowhere")
    #expect(!files.hasSuite)
  }

  private func path(_ name: String) -> String { folder.url.appending(path: name).path }

  private func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: path(name))
  }

  private func error(_ message: String) -> Diagnostic {
    Diagnostic(place: Place(path: path(suite), line: 3), isError: true, message: message)
  }
}
