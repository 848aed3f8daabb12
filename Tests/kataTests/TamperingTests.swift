import Foundation
import Testing

extension CommandTests {
  /// Ways to all green that solve nothing.
  @Suite struct Tampering {
    let miniature: Miniature
    let suite = Miniature.suite("11-DanglingObserver")
    let source = Miniature.sources("11-DanglingObserver")
    let wayBack = "swift run kata reset 11 --suite"
    var kata: KataCommand { KataCommand(miniature: miniature) }

    init() throws {
      miniature = try Miniature.fresh()
      try miniature.ship()
    }

    @Test func `an edited suite solves nothing until it is put back`() throws {
      try miniature.write(MiniatureFiles.button("taps"), to: source)
      try miniature.write(
        MiniatureFiles.suite("DanglingObserver").replacing("== 2", with: ">= 2"), to: suite)
      let edited = try kata("run", "11")
      #expect(edited.status == 65, "\(edited.output)")
      #expect(
        edited.output.contains("not solved: the suite is not the one that was shipped"))
      #expect(edited.output.contains("· Tests/DanglingObserverTests.swift was edited"))
      #expect(edited.output.contains(wayBack))
      #expect(try kata("list").output.contains("→ 11 Dangling observer  suite changed"))
    }

    @Test func `a test that is skipped or taken away is told of with the way back`() throws {
      try miniature.write(MiniatureFiles.button("taps == 1 ? 1 : taps * 2"), to: source)
      try miniature.write(
        MiniatureFiles.suite("DanglingObserver").replacing(
          "@Test func `two", with: "@Test(.disabled()) func `two"), to: suite)
      let skipped = try kata("run", "11")
      #expect(skipped.status == 1)
      #expect(skipped.output.contains("✘ two taps are heard twice\n    This test was skipped"))
      #expect(skipped.output.contains(wayBack))

      try miniature.write("import Testing\n", to: suite)
      let empty = try kata("run", "11")
      #expect(empty.status == 65)
      #expect(empty.output.contains("No test ran, so nothing was shown and nothing passed."))
      #expect(empty.output.contains(wayBack))
    }
  }
}
