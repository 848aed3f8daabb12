import Foundation
import Testing

@testable import KataKit

@Suite struct CatalogueTests {
  @Test(arguments: [
    "11", "DanglingObserver", "dangling-observer", "dangling_observer", "danglingobserver",
    "11-DanglingObserver", "danglingO",
  ])
  func `a kata has many names`(word: String) throws {
    #expect(try Fixtures.catalogue.kata(named: word) == Fixtures.dangling)
  }

  @Test func `a beginning that two katas share names neither`() {
    let complaint = #expect(throws: Complaint.self) {
      try Fixtures.catalogue.kata(named: "dangling")
    }
    #expect(complaint?.status == .wrongWords)
    #expect(
      complaint?.text == """
        "dangling" could be 11 Dangling observer or 12 Dangling subject.
        Type more of the name, or the number.
        """)
  }

  @Test(arguments: [
    ("DanglingObsrever", "11 DanglingObserver"), ("mismatched-kyes", "82 MismatchedKeys"),
  ])
  func `a misspelt name is met with the right one`(word: String, meant: String) {
    let complaint = #expect(throws: Complaint.self) { try Fixtures.catalogue.kata(named: word) }
    #expect(complaint?.text.contains("Did you mean \(meant)?") == true)
  }

  @Test(arguments: ["99", "zzzz", "", "-"])
  func `what is near to nothing is not guessed at`(word: String) {
    let complaint = #expect(throws: Complaint.self) { try Fixtures.catalogue.kata(named: word) }
    #expect(complaint?.text.contains("Did you mean") == false)
    #expect(complaint?.text.contains("`kata list` shows all 5.") == true)
  }

  @Test func `the path is not that of the numbers`() {
    let numbers = ["91", "88", "11", "31", "72", "12"].map { Fixtures.kata($0, "Kata\($0)") }
    let deep = Fixtures.kata("10", "Deep", readme: "---\ntier: deep\n---\n")
    let core = Fixtures.kata("99", "Late", readme: "---\ntier: core\n---\n")
    #expect(
      Catalogue([deep, core] + numbers).katas.map(\.number)
        == ["11", "31", "12", "88", "91", "99", "72", "10"])
  }

  @Test func `folders that are no katas are passed over`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Exercises/Package.swift": "", "Exercises/Notes/README.md": "",
      "Exercises/11-DanglingObserver/README.md": Fixtures.readme,
      "Exercises/xx-Cells/README.md": "",
      "Exercises/72-StolenDelegate/Sources/Cell.swift": "",
    ])
    let catalogue = try Catalogue(of: Repository(root: folder.url))
    #expect(catalogue.katas.map(\.folderName) == ["11-DanglingObserver", "72-StolenDelegate"])
    #expect(catalogue.katas.map(\.tier) == [.core, .more])
  }

  @Test(arguments: ["", "Exercises", "Exercises/11-DanglingObserver/Sources"])
  func `the root is found from below`(path: String) throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Exercises/Package.swift": "",
      "Exercises/11-DanglingObserver/Sources/Cell.swift": "",
    ])
    let found = try Repository.enclosing(folder.url.appending(path: path))
    #expect(found.root.standardizedFileURL.path == folder.url.standardizedFileURL.path)
  }

  @Test func `elsewhere there are no katas`() throws {
    let folder = try TemporaryFolder(["Package.swift": ""])
    let complaint = #expect(throws: Complaint.self) { try Repository.enclosing(folder.url) }
    #expect(complaint?.status == .wrongWords)
  }
}
