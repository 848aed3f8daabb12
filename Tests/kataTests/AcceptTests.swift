import Foundation
import Testing

extension SecondCommandTests {
  /// What is shipped is what a maintainer has accepted, and only what is proved can be.
  @Suite struct Accept {
    let miniature: Miniature
    var kata: KataCommand { KataCommand(miniature: miniature) }
    let copy = ".shipped/11-DanglingObserver"
    let digests = "Sources/KataKit/Shipped/ShippedDigests.swift"

    init() throws {
      miniature = try Miniature.second()
    }

    @Test func `what is proved is shipped, and later edits are found`() throws {
      let accepted = try kata("verify", "11", "--accept")
      #expect(accepted.status == 0, "\(accepted.output)\(accepted.remarks)")
      #expect(
        accepted.output.contains(
          """
          Accepted. Written; commit it:
            \(copy)/Sources/Button.swift
            \(copy)/Tests/DanglingObserverTests.swift
            \(digests)
          """))
      let source = Miniature.sources("11-DanglingObserver")
      #expect(miniature.text(of: "\(copy)/Sources/Button.swift") == miniature.text(of: source))
      #expect(
        miniature.text(of: digests)?.contains(" 11-DanglingObserver/Sources/Button.swift\n") == true
      )

      // Broken in another way: a good exercise still, but not the one that is shipped.
      try miniature.write(MiniatureFiles.button("taps * 3"), to: source)
      let edited = try kata("verify", "11", "72")
      #expect(edited.status == 1)
      #expect(
        edited.output.contains(
          """
          ✘ 11 Dangling observer
            Proof 4, what is shipped:
              Seen: the exercise is not the copy that is shipped: Sources/Button.swift was edited
              Do:   swift run kata verify --accept 11 or, if it was not meant: swift run kata reset 11
          """), "\(edited.output)")
      #expect(
        edited.output.contains(
          """
              Seen: nothing is known of what was shipped: it was never accepted
              Do:   swift run kata verify --accept 72
          """))
    }

    @Test func `what is not proved is not shipped`() throws {
      try miniature.write(
        MiniatureFiles.button(MiniatureFiles.right), to: Miniature.sources("11-DanglingObserver"))
      let answer = try kata("verify", "11", "--accept")
      #expect(answer.status == 1)
      #expect(answer.output.contains("Nothing was accepted: what is shipped is proved first."))
      #expect(!miniature.exists(".shipped"))
      #expect(!miniature.exists(digests))
    }
  }
}
