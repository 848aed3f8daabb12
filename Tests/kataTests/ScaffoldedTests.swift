import Foundation
import Testing

@testable import KataKit

extension SecondCommandTests {
  /// What `kata new` writes, built and proved as a maintainer would: with the real libraries.
  @Suite struct Scaffolded {
    @Test func `a new kata is proved up to its TODOs and its acceptance`() throws {
      let clone = try smallClone()
      let kata = KataCommand(miniature: clone)
      let made = try kata("new", "16", "LateSubscription")
      #expect(made.status == 0, "\(made.output)\(made.remarks)")

      // The timelines of its notes, from its own runs.
      _ = try kata("verify", "16", "--rewrite")

      let answer = try kata("verify", "16", "--json")
      #expect(answer.status == 1, "\(answer.remarks)")
      let katas = try #require(try answer.json()["katas"] as? [[String: Any]])
      let proofs = try #require(katas.first?["proofs"] as? [[String: Any]], "\(answer.output)")
      #expect(Set(proofs.compactMap { $0["proof"] as? Int }) == [1, 2, 3, 4])
      for proof in proofs {
        let seen = ((proof["findings"] as? [[String: Any]]) ?? []).compactMap {
          $0["seen"] as? String
        }
        #expect(
          seen.allSatisfy { $0.contains("TODO") || $0.contains("never accepted") },
          "\(proof["subject"] ?? "a proof") is to fail by its TODOs alone, and fails by: \(seen)")
      }
      #expect(
        answer.output.contains("TODO"), "a new kata without TODOs would pass for a finished one")
    }

    /// This repository with kata 11 alone, beside the command, so that it is warm the next time.
    private func smallClone() throws -> Miniature {
      let origin = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
      let root = try KataCommand.executable().deletingLastPathComponent()
        .appending(path: "kata-scaffolded").resolvingSymlinksInPath()
      for path in [
        "Exercises/16-LateSubscription", "Solutions/16-LateSubscription",
        "Tests/WrongFixes/16-LateSubscription", "Tests/RightFixes/16-LateSubscription",
      ] {
        try? FileManager.default.removeItem(at: root.appending(path: path))
      }
      for path in [
        "Sources", "Solutions/Remedies", "Solutions/11-DanglingObserver",
        "Exercises/11-DanglingObserver/Sources", "Exercises/11-DanglingObserver/Tests",
      ] {
        try SourceFile.mirror([origin.appending(path: path)], to: root.appending(path: path))
      }
      let readme = "Exercises/11-DanglingObserver/README.md"
      try SourceFile.write(
        Data(contentsOf: origin.appending(path: readme)), to: root.appending(path: readme))
      for path in ["Package.swift", "Exercises/Package.swift"] {
        let text = try String(contentsOf: origin.appending(path: path), encoding: .utf8)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
          .filter { !$0.hasPrefix("  Kata(\"") || $0.contains("\"11\"") }
        try SourceFile.write(
          Data(lines.joined(separator: "\n").utf8), to: root.appending(path: path))
      }
      return Miniature(root: root)
    }
  }
}
