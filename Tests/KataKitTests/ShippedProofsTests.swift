import Foundation
import Testing

@testable import KataKit

@Suite struct ShippedProofsTests {
  let folder: TemporaryFolder
  let kata: Kata
  let path = "11-DanglingObserver/Sources/Cell.swift"

  init() throws {
    folder = try TemporaryFolder()
    kata = Kata(
      number: "11", name: "DanglingObserver",
      folder: folder.url.appending(path: "Exercises/11-DanglingObserver"), readme: .empty)
    try folder.write("a cell", to: "Exercises/\(path)")
    try folder.write("a cell", to: ".shipped/\(path)")
    var digests = DigestList()
    digests.katas[kata.folderName] = ["Sources/Cell.swift": Digest(of: Data("a cell".utf8))]
    try folder.write(digests.source, to: Shipped.digestsPath)
  }

  private var proofs: ShippedProofs {
    ShippedProofs(repository: Repository(root: folder.url), typing: Fixtures.typing)
  }

  /// What proof 4 says, given what proof 1 has found.
  private func findings(_ proof1: [Finding] = []) -> [Finding] {
    let judgement = Judgement(of: kata, proof: 1, subject: "as shipped", findings: proof1)
    let report = VerificationReport(
      katas: [kata], judgements: [judgement], timelines: Timelines(), duration: .zero)
    return proofs.judgements(report).flatMap(\.findings)
  }

  @Test func `an exercise, its copy and its digests agree`() {
    #expect(findings().isEmpty)
  }

  @Test func `an exercise that was changed is to be accepted or reset`() throws {
    try folder.write("another cell", to: "Exercises/\(path)")
    #expect(
      findings().map(\.advice) == [
        "swift run kata verify --accept 11 or, if it was not meant: swift run kata reset 11"
      ])
  }

  @Test func `a solved exercise is no fault of what is shipped`() throws {
    try folder.write("a better cell", to: "Exercises/\(path)")
    #expect(findings([Finding(seen: "it passes", advice: "")]).isEmpty)
  }

  @Test func `a copy that was changed is found whatever the exercise is`() throws {
    try folder.write("another cell", to: ".shipped/\(path)")
    #expect(findings().map(\.advice) == ["swift run kata verify --accept 11"])
    #expect(
      findings([Finding(seen: "it passes", advice: "")]).map(\.advice)
        == ["git checkout -- .shipped \(Shipped.digestsPath)"])
  }

  @Test func `a new kata is to be accepted`() throws {
    try folder.write(DigestList().source, to: Shipped.digestsPath)
    #expect(findings().map(\.advice) == ["swift run kata verify --accept 11"])
    #expect(proofs.unknown([kata]).isEmpty, "it is a finding already")
  }

  @Test func `a repository that ships nothing has no proof 4`() throws {
    try FileManager.default.removeItem(at: folder.url.appending(path: "Sources"))
    #expect(findings().isEmpty)
    #expect(proofs.unknown([kata]).isEmpty, "there is a copy")
    try FileManager.default.removeItem(at: folder.url.appending(path: ".shipped"))
    #expect(proofs.unknown([kata]) == [kata])
  }
}
