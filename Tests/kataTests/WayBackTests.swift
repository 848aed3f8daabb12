import Foundation
import Testing

extension CommandTests {
  /// From a suite that was edited to a kata that is solved, and to its solution.
  @Suite struct WayBack {
    let miniature: Miniature
    let suite = Miniature.suite("11-DanglingObserver")
    let source = Miniature.sources("11-DanglingObserver")
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
      try miniature.ship()
    }

    @Test func `the suite that is put back is the one that runs`() throws {
      try miniature.write(MiniatureFiles.button("taps * 3"), to: source)
      try miniature.write(
        "import Testing\n@Test func `all is well`() {}\n", to: suite)
      #expect(try kata("run", "11").output.contains("1 test passed, but these are not"))
      #expect(try kata("solution", "11").status == 1)
      let reset = try kata("reset", "11", "--suite")
      #expect(reset.status == 0, "\(reset.remarks)")
      #expect(reset.output.hasPrefix("The suite of 11 Dangling observer is as shipped again."))
      #expect(try kata("run", "11").output.contains("not yet: 2 of 4 tests to go"))
      #expect(miniature.text(of: source) == MiniatureFiles.button("taps * 3"))
    }

    @Test func `a solved kata shows its solution, and stays solved when it is begun anew`() throws {
      try miniature.write(MiniatureFiles.button("taps / 1"), to: source)
      let solved = try kata("run", "11")
      #expect(solved.status == 0, "\(solved.output)")
      #expect(solved.output.contains("Compare  swift run kata solution 11"))
      let solution = try kata("solution", "11").output
      #expect(
        solution.contains(
          "-  func heard(_ taps: Int) -> Int { taps / 1 }\n"
            + "+  func heard(_ taps: Int) -> Int { taps }"))
      #expect(solution.contains("  hears-nothing\n    Test  a tap is heard"))

      #expect(try kata("reset", "11", "--name", "divided").status == 0)
      #expect(miniature.text(of: source) == MiniatureFiles.button(MiniatureFiles.shipped))
      #expect(try kata("list").output.contains("✔ 11 Dangling observer  solved"))
      #expect(try kata("reset", "11", "--from", "divided").status == 0)
      #expect(miniature.text(of: source) == MiniatureFiles.button("taps / 1"))
    }
  }
}
