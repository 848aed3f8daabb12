import Foundation
import Testing

@testable import KataKit

@Suite struct SourceFileTests {
  private func date(_ file: URL) throws -> TimeInterval {
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    return try #require(attributes[.modificationDate] as? Date).timeIntervalSince1970
  }

  @Test func `each change falls into a later second, and no change leaves the date`() throws {
    let folder = try TemporaryFolder()
    let file = folder.url.appending(path: "Sources/Cell.swift")
    var last = -Double.infinity
    for text in ["one", "two", "six", "ten"] {
      try SourceFile.write(Data(text.utf8), to: file)
      let written = try date(file).rounded(.down)
      #expect(written > last)
      try SourceFile.write(Data(text.utf8), to: file)
      #expect(try date(file).rounded(.down) == written)
      last = written
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == "ten")
  }
}
