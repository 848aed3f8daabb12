/// Shares out a time limit among the starts of one suite, so that together they keep within it.
///
/// The test that hangs in the first start must not use up the time of those that come after it.
struct TimeShares {
  /// In less nothing can be shown: a test would be blamed for what the start of the program takes.
  private static let least = Duration.milliseconds(100)

  private let deadline: ContinuousClock.Instant
  private let now: () -> ContinuousClock.Instant

  init(of limit: Duration, now: @escaping () -> ContinuousClock.Instant = { .now }) {
    self.now = now
    deadline = now() + limit
  }

  /// How long the next start may take: two thirds of what is left; nil if that is too little.
  func next() -> Duration? {
    let share = now().duration(to: deadline) * 2 / 3
    return share < Self.least ? nil : share
  }
}
