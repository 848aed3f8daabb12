import Foundation
import Testing

extension CommandTests {
  @Suite struct Doctor {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
    }

    @Test func `a machine that these tests run on is a good one, and its build is warm`() throws {
      let answer = try kata("doctor")
      #expect(answer.status == 0, "\(answer.output)\(answer.remarks)")
      #expect(answer.output.contains("✔ Testing, Foundation  both compile and link"))
      #expect(answer.output.contains("✔ Build                it builds"))
      #expect(answer.output.contains("Nothing keeps you from working. Go on: swift run kata\n"))
      #expect(!answer.output.contains("\u{1B}"))
      #expect(answer.leftovers.isEmpty)
    }

    @Test func `an exercise that does not compile is the learner's, not the machine's`() throws {
      try miniature.write("struct Button {", to: Miniature.sources("75-StackedHandlers"))
      let answer = try kata("doctor")
      #expect(answer.status == 0, "\(answer.output)")
      #expect(
        answer.output.contains(
          "an exercise does not yet: Exercises/75-StackedHandlers/Sources/Button.swift:1"))
    }

    @Test func `without swift it says so, builds nothing and ends with the status for that`() throws
    {
      var kata = kata
      kata.variables["PATH"] = miniature.root.path
      let answer = try kata("doctor", "--json")
      #expect(answer.status == 69)
      let json = try answer.json()
      #expect(json["canWork"] as? Bool == false)
      let diagnoses = try #require(json["diagnoses"] as? [[String: Any]])
      #expect(diagnoses.first?["state"] as? String == "stops work")
      #expect(diagnoses.last?["state"] as? String == "skipped")
    }

    @Test func `an old swift is told with its version and its place`() throws {
      let folder = miniature.root.appending(path: ".answers/old")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let swift = folder.appending(path: "swift")
      try Data("#!/bin/sh\necho 'Swift version 5.9.2 (x)'\n".utf8).write(to: swift)
      try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
      var kata = kata
      kata.variables["PATH"] = folder.path
      let answer = try kata("doctor", "--quick")
      #expect(answer.status == 69)
      #expect(answer.output.contains("✘ Swift                5.9.2, \(swift.path) (needed: 6.2"))
    }
  }
}
