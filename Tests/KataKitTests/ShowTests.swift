import Testing

@testable import KataKit

@Suite struct ShowTests {
  private func hazard(broken: String, fixed: String) -> ShownHazard {
    ShownHazard(test: "a test", broken: [broken, "1  cell dies"], fixed: [fixed])
  }

  private func text(_ hazard: ShownHazard, width: Int?) -> String {
    ShowScreen(
      kata: Fixtures.dangling, hazard: hazard, width: width, typing: Fixtures.typing, style: .plain
    ).text
  }

  @Test func `a wide terminal shows them beside each other, any other one below the other`() {
    let both = hazard(broken: "0  FAULT", fixed: "0  nothing")
    #expect(
      text(both, width: 40).hasSuffix(
        """
        As shipped      Solved
        0  FAULT        0  nothing
        1  cell dies
        """))
    let stacked = """
      As shipped
      0  FAULT
      1  cell dies

      Solved
      0  nothing
      """
    #expect(text(both, width: 20).hasSuffix(stacked))
    #expect(text(both, width: nil).hasSuffix(stacked))
  }
}
