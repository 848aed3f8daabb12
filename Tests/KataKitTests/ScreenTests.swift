import Foundation
import Testing

@testable import KataKit

/// The screens, word for word.
@Suite struct ScreenTests {
  private func run(_ result: SuiteResult, _ kata: Kata = Fixtures.dangling) -> String {
    RunScreen(kata: kata, result: result, typing: Fixtures.typing, style: .plain).text
  }

  @Test func `not yet: the first failing test, its message and its timeline`() {
    let diagnosis = """
      The app stops.
      Seen: a fault. Expected: none.
      Registered at DocumentCell.swift:24.
      Pitfall: dangling observer.
      """
    let result = SuiteResult(tests: [
      Fixtures.test(
        "a favourite reaches nobody", .failed, saying: diagnosis, timeline: "1  cell  dies\n"),
      Fixtures.test("a closed table is silent", .failed),
      Fixtures.test("a star is shown", in: "Behaviour", .passed),
    ])
    #expect(
      run(result) == """
        11 Dangling observer · not yet: 2 of 3 tests to go, 1 passed

          ✘ a favourite reaches nobody
            The app stops.
            Seen: a fault. Expected: none.
            Registered at DocumentCell.swift:24.
            Pitfall: dangling observer.

            What happened, in order:
              1  cell  dies

          Also to go:
            · a closed table is silent

        Read   Exercises/11-DanglingObserver/README.md
        Open   Exercises/11-DanglingObserver/Sources/DocumentCell.swift:24
        Test   Exercises/11-DanglingObserver/Tests/DanglingObserverTests.swift:9
        Hint   swift run kata hint
        Again  swift run kata
        Tests  cd Exercises && KATA=11 swift test
        """)
  }

  @Test func `crashed: the test it happened in`() {
    let result = SuiteResult(tests: [
      Fixtures.test("a star is shown", .passed),
      Fixtures.test("a favourite reaches nobody", .crashed("Fatal error: gone")),
    ])
    #expect(
      run(result).hasPrefix(
        """
        11 Dangling observer · crashed

          ✘ a favourite reaches nobody
            The test program crashed in this test: Fatal error: gone.

        Read
        """))
  }

  @Test func `did not finish: the test, and what may be the matter`() {
    let text = run(SuiteResult(tests: [Fixtures.test("a favourite reaches nobody", .didNotFinish)]))
    #expect(
      text.contains(
        "· did not finish\n\n  ✘ a favourite reaches nobody\n    This test was still running"))
    #expect(text.contains("`--time-limit`"))
  }

  @Test func `does not compile: the first errors, and what to keep`() {
    let folder = "/katas/Exercises/11-DanglingObserver"
    let errors = (1...5).map { line in
      Diagnostic(
        place: Place(path: "\(folder)/Tests/T.swift", line: line), isError: true,
        message: "error \(line)")
    }
    let text = run(SuiteResult(failure: BuildFailure(errors: errors, words: [])))
    #expect(
      text.hasPrefix(
        """
        11 Dangling observer · does not compile

          Exercises/11-DanglingObserver/Tests/T.swift:1: error 1
          Exercises/11-DanglingObserver/Tests/T.swift:2: error 2
          Exercises/11-DanglingObserver/Tests/T.swift:3: error 3
          and 2 more errors, which may follow from these.
          The suite uses something that the exercise no longer has, or has in another form.
          Keep: DocumentCell.init(document:)

        """))
  }

  @Test func `no test ran: never a pass`() {
    let text = run(SuiteResult())
    #expect(text.contains("so nothing was shown and nothing passed."))
    #expect(text.contains("Restore\n  Exercises/11-DanglingObserver/Tests with `git checkout`"))
    #expect(run(SuiteResult(suite: .asShipped)).contains("see that Exercises/Package.swift is"))
    let change = FileChange(path: "Tests/T.swift", kind: .deleted)
    #expect(run(SuiteResult(suite: .changed([change]))).contains("kata reset 11 --suite"))
  }

  @Test func `suite changed: what was changed, and the way back`() {
    let changes = [
      FileChange(path: "Tests/DanglingObserverTests.swift", kind: .edited),
      FileChange(path: "Tests/MyTests.swift", kind: .added),
    ]
    let tests = [
      Fixtures.test("a star is shown", .passed), Fixtures.test("a star is right", .passed),
    ]
    #expect(
      run(SuiteResult(tests: tests, suite: .changed(changes))) == """
        11 Dangling observer · not solved: the suite is not the one that was shipped

          All 2 tests passed, but these are not the tests that were shipped:
            · Tests/DanglingObserverTests.swift was edited
            · Tests/MyTests.swift was added
          So it is not known whether the kata is solved. Put the suite back and run it again:
            swift run kata reset 11 --suite
          Your code stays as it is, and your copy of the suite is kept in .kata/attempts.

        Read   Exercises/11-DanglingObserver/README.md
        Hint   swift run kata hint
        Again  swift run kata
        Tests  cd Exercises && KATA=11 swift test
        """)
  }

  @Test func `solved: that, and what to read now`() {
    let result = SuiteResult(
      tests: [Fixtures.test("a star is shown", .passed)], suite: .asShipped)
    #expect(
      run(result) == """
        11 Dangling observer · solved: all 1 test passed

        Review   Solutions/11-DanglingObserver/NOTES.md
        Today    Exercises/11-DanglingObserver/README.md
        Compare  swift run kata solution 11
        """)
  }

  @Test func `the list marks what is solved and where the learner is`() {
    var progress = Progress()
    progress[Fixtures.dangling] = Progress.Entry(solved: Date(), last: .notYet, hints: 1)
    #expect(
      ListScreen(catalogue: Fixtures.catalogue, progress: progress, style: .plain).text == """
        Core: the course
          ✔ 11 Dangling observer   solved; the last run: not yet, 1 hint
          → 12 Dangling subject    you are here
          · 82 Mismatched keys
          · 91 Singleton coupling

        Deep: for the curious
          · 61 Weak dance

        1 of 5 solved.
        """)
  }

  @Test func `the list says what was given up`() {
    var progress = Progress()
    progress[Fixtures.dangling] = Progress.Entry(last: .notYet, hints: 3, gaveUp: Date())
    let list = { ListScreen(catalogue: Fixtures.catalogue, progress: progress, style: .plain).text }
    #expect(list().contains("· 11 Dangling observer   given up, 3 hints\n  → 12 Dangling subject"))
    progress[Fixtures.dangling].solved = Date()
    progress[Fixtures.dangling].last = .solved
    #expect(list().contains("✔ 11 Dangling observer   solved after giving up, 3 hints"))
  }

  @Test func `after the last of the core the course is done`() {
    var progress = Progress()
    for kata in Fixtures.catalogue.katas where LearningPath.isCore(kata) {
      progress[kata].solved = Date()
    }
    let journey = JourneyScreen(
      catalogue: Fixtures.catalogue, progress: progress, typing: Fixtures.typing, style: .plain)
    #expect(
      journey.next(after: Fixtures.dangling) == """
        The course is done: all 4 katas of the core are solved.
        Next: 61 Weak dance
        Type:  swift run kata
        """)
  }

  @Test(arguments: [
    ("/katas", "swift run kata hint", "cd Exercises && KATA=11 swift test"),
    ("/katas/Exercises", "swift run --package-path .. kata hint", "KATA=11 swift test"),
    (
      "/katas/Exercises/11-DanglingObserver", "swift run --package-path ../.. kata hint",
      "cd ../../Exercises && KATA=11 swift test"
    ),
  ])
  func `what to type fits where it is typed`(folder: String, hint: String, tests: String) {
    let typing = Typing(root: Fixtures.root, directory: URL(filePath: folder))
    #expect(typing.kata("hint") == hint)
    #expect(typing.tests(Fixtures.dangling) == tests)
  }

  @Test func `colour is for terminals that want it`() {
    #expect(Style(isTerminal: true, environment: [:]).bold("star") == "\u{1B}[1mstar\u{1B}[0m")
    #expect(Style(isTerminal: true, environment: ["NO_COLOR": "1"]) == .plain)
    #expect(Style(isTerminal: true, environment: ["TERM": "dumb"]) == .plain)
    #expect(Style(isTerminal: false, environment: [:]) == .plain)
  }
}
