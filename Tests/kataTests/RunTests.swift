import Foundation
import Testing

extension CommandTests {
  @Suite struct Run {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
    }

    @Test func `the first start welcomes, runs the first kata and says what to open`() throws {
      let answer = try kata()
      #expect(answer.status == 1, "\(answer.remarks)")
      #expect(answer.output.hasPrefix("Welcome to the observer katas."))
      #expect(
        answer.output.contains("0 of 4 solved. You are at 11 Dangling observer, chapter 1 Taps."))
      #expect(answer.output.contains("11 Dangling observer · not yet: 2 of 4 tests to go"))
      #expect(
        answer.output.contains("✘ one tap is heard once\n    One tap acts twice.\n    Pitfall:"))
      #expect(answer.output.contains("Open   Exercises/11-DanglingObserver/Sources/Button.swift:2"))
      #expect(answer.output.contains("Tests  cd Exercises && KATA=11 swift test"))
      #expect(!answer.output.contains("\u{1B}"))
      #expect(try !kata().output.contains("Welcome"))
    }

    @Test func `a solved kata is remembered, and the next one named`() throws {
      try miniature.write(
        MiniatureFiles.button(MiniatureFiles.right), to: Miniature.sources("11-DanglingObserver"))
      let answer = try kata("run")
      #expect(answer.status == 0, "\(answer.output)\(answer.remarks)")
      #expect(answer.output.contains("11 Dangling observer · solved: all 4 tests passed"))
      #expect(answer.output.contains("Next: 75 Stacked handlers\nType:  swift run kata"))
      let list = try kata("list").output
      #expect(list.contains("✔ 11 Dangling observer  solved"))
      #expect(list.contains("1 of 4 solved."))
    }

    @Test func `a syntax error is told with its place, and leaves the other katas as they were`()
      throws
    {
      try miniature.write("struct Button {", to: Miniature.sources("75-StackedHandlers"))
      let broken = try kata("run", "75")
      #expect(broken.status == 2)
      #expect(broken.output.contains("75 Stacked handlers · does not compile"))
      #expect(broken.output.contains("Exercises/75-StackedHandlers/Sources/Button.swift:"))
      let other = try kata("run", "11")
      #expect(other.status == 1)
      #expect(other.output.contains("not yet: 2 of 4 tests to go"))
    }

    @Test func `a renamed type is told with what to keep`() throws {
      try miniature.write("struct Knob {}\n", to: Miniature.sources("11-DanglingObserver"))
      let answer = try kata("run", "11")
      #expect(answer.status == 2)
      #expect(answer.output.contains("Keep: Button.heard(_:)"))
    }

    @Test func `a suite without tests is an error and never a pass`() throws {
      try miniature.write("import Testing\n", to: Miniature.suite("11-DanglingObserver"))
      let answer = try kata("run", "11")
      #expect(answer.status == 65)
      #expect(answer.output.contains("· no test ran"))
    }

    @Test func `a run for programs answers JSON and nothing else`() throws {
      let run = try kata("run", "11", "--json").json()
      let katas = try #require(run["katas"] as? [[String: Any]])
      #expect(katas.map { $0["verdict"] as? String } == ["not yet"])
      #expect((katas[0]["tests"] as? [Any])?.count == 4)
    }

    @Test func `without swift there is nothing to run`() throws {
      var kata = kata
      kata.variables["PATH"] = miniature.root.path
      let answer = try kata("run", "11")
      #expect(answer.status == 69)
      #expect(answer.remarks.contains("There is no `swift` on the PATH"))
    }

    @Test func `unknown words are answered with the status for them`() throws {
      #expect(try kata("run", "DanglingObsrever").status == 64)
      #expect(try kata("rnu").remarks.contains("Did you mean `swift run kata run`?"))
    }

    @Test func `it works from a kata's own folder`() throws {
      var kata = kata
      kata.directory = "Exercises/11-DanglingObserver"
      let answer = try kata("run", "11")
      #expect(answer.output.contains("Open   Sources/Button.swift:2"))
      #expect(answer.output.contains("swift run --package-path ../.. kata hint"))
    }
  }
}
