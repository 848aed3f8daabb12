import Testing

@testable import KataKit

@Suite struct ScheduleTests {
  private func schedule(_ name: String, _ catalogue: Catalogue) throws -> Schedule {
    Schedule(try SessionPlan.named(name), catalogue: catalogue)
  }

  @Test func `the plan, its hand-overs, what to cut and what is missing`() throws {
    let catalogue = Catalogue([
      ScheduleFixtures.kata("11", 5, 10, 5), ScheduleFixtures.kata("91", 5, 15, 5),
    ])
    let screen = ScheduleScreen(
      schedule: try schedule("45", catalogue), clock: try ClockTime("23:50"),
      typing: Fixtures.typing, style: .plain)
    #expect(
      screen.text == """
        45 minutes: 1 kata to solve, 1 to demonstrate

          23:50   3  Opening: how a kata goes; everyone types `swift run kata doctor --quick`
          23:53   5  Read 11 Kata11
          23:58  10  Solve 11 Kata11
                     Hand-over at 00:08: who is not done types `swift run kata solution 11 --give-up`
                     and goes along; `swift run kata reset 11` gives the exercise back
          00:08   5  Review 11 Kata11 together
          00:13   5  Demonstrate 91 Kata91
                     `swift run kata run 91`, a wrong fix, the repair, and `swift run kata reset 91` at the end
          00:18   2  Closing: what to take along; `swift run kata` goes on at home

        Ends at 00:20, 15 minutes before the time is up.

        If you are late, in this order:

        - leave out 91 Kata91: saves 5 minutes

        Look at the clock before a kata begins. Late by so many minutes, give up:

        - 00:13 (91): up to 20: 91

        Planned, and not in this repository: 62, 21, 31.

        The minutes are those of the katas' READMEs, and estimated: keep the cuts at hand.
        """)
    #expect(screen.markdown.hasPrefix("# 45 minutes: 1 kata to solve"))
    #expect(screen.markdown.contains("\n| 23:53 | 5 | Read 11 Kata11 |\n"))
  }

  @Test func `with every kata there, a session is full and says what has no room`() throws {
    let ninety = try schedule("90", ScheduleFixtures.all)
    #expect(ninety.parts.filter(\.isSolved).map(\.kata.number) == ["11", "31", "62"])
    #expect(ninety.shownInstead.map(\.number) == ["82", "91"])
    #expect(ninety.leftOut.map(\.number) == ["42", "59", "63"])
    #expect(ninety.minutes <= 90)
    // No minute is free, each demonstration saves five, and each solving fifteen.
    let beforeThirtyOne = try #require(ninety.checkpoints.first)
    #expect(beforeThirtyOne.kata.number == "31")
    #expect(
      beforeThirtyOne.relief.map { "\($0.upTo) \($0.cut.kata.number)" }
        == ["5 91", "10 82", "15 21", "30 62", "45 31"])
    #expect(ninety.checkpoints.map(\.kata.number) == ["31", "21", "62", "82", "91"])
    #expect(ninety.checkpoints.last?.relief.map(\.cut.kata.number) == ["91"])
    let day = try schedule("day", ScheduleFixtures.all)
    #expect(day.parts.map(\.kata.number) == LearningPath.core)
    #expect(day.parts.allSatisfy { $0.isSolved })
    #expect(day.items.count { $0.kind == .lunch } == 1)
  }

  @Test func `a solving longer than an hour has a break, and one hand-over at its end`() throws {
    let items = try schedule("day", Catalogue([ScheduleFixtures.kata("11", 5, 100, 5)])).items
    #expect(
      items.map { "\($0.start) \($0.kind.rawValue) \($0.minutes)\($0.isHandOver ? " over" : "")" }
        == [
          "0 opening 10", "10 read 5", "15 solve 45", "60 break 10", "70 solve 55 over",
          "125 review 5", "130 closing 10",
        ])
  }

  @Test(
    arguments: [
      ("5 read, 10 solve, 7 review (estimated)", KataMinutes(read: 5, solve: 10, review: 7)),
      ("10 solve", KataMinutes(read: 5, solve: 10, review: 5, isEstimated: false)),
      ("soon", KataMinutes(read: 5, solve: 12, review: 5, isEstimated: false)),
      (nil, .usual),
    ] as [(String?, KataMinutes)])
  func `minutes are read from the front matter`(text: String?, minutes: KataMinutes) {
    #expect(KataMinutes(text) == minutes)
  }
}
