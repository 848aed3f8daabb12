import Testing

@testable import KataKit

@Suite struct TimeSharesTests {
  @Test(arguments: [1, 20, 600])
  func `starts that all use up their share keep within the limit`(seconds: Int) {
    let start = ContinuousClock.now
    var now = start
    let shares = TimeShares(of: .seconds(seconds), now: { now })
    var count = 0
    while let share = shares.next() {
      count += 1
      now += share
    }
    #expect(start.duration(to: now) <= .seconds(seconds))
    #expect(count >= 2, "one that hangs leaves time for the others")
  }

  @Test func `the first start may take two thirds, and what ends early leaves more`() {
    let start = ContinuousClock.now
    var now = start
    let shares = TimeShares(of: .seconds(30), now: { now })
    #expect(shares.next() == .seconds(20))
    now += .seconds(3)
    #expect(shares.next() == .seconds(18))
    now = start + .seconds(31)
    #expect(shares.next() == nil)
  }
}
