/// How long an operation takes: the median of several rounds, in nanoseconds for one operation.
///
/// - Parameters:
///   - operations: How many operations `round` performs.
///   - rounds: How many rounds are timed, after one that is not.
///   - round: One round.
/// - Returns: Nanoseconds for one operation.
func median(operations: Int, rounds: Int = 15, _ round: () -> Void) -> Double {
  median(operations: operations, rounds: rounds, preparing: {}, round)
}

/// How long an operation takes on something that is made anew for each round, outside the timing.
///
/// - Parameters:
///   - operations: How many operations `round` performs.
///   - rounds: How many rounds are timed, after one that is not.
///   - prepare: Makes what a round works on.
///   - round: One round.
/// - Returns: Nanoseconds for one operation.
func median<Subject>(
  operations: Int, rounds: Int = 15, preparing prepare: () -> Subject, _ round: (Subject) -> Void
) -> Double {
  round(prepare())
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in
    let subject = prepare()
    return nanoseconds(clock.measure { round(subject) })
  }
  return middle(times) / Double(operations)
}

/// How long two operations take that are to be compared: medians of rounds that are taken in turn, so
/// that what else goes on in the machine meets both.
///
/// - Parameters:
///   - operations: How many operations a round performs.
///   - rounds: How many rounds of each are timed, after one that is not.
///   - one: One round of the first.
///   - other: One round of the second.
/// - Returns: Nanoseconds for one operation of each.
func medians(
  operations: Int, rounds: Int = 15, _ one: () -> Void, _ other: () -> Void
) -> (Double, Double) {
  let clock = ContinuousClock()
  let time = { (round: () -> Void) in nanoseconds(clock.measure(round)) }
  one()
  other()
  let times = (0..<rounds).map { _ in (time(one), time(other)) }
  return (
    middle(times.map(\.0)) / Double(operations), middle(times.map(\.1)) / Double(operations)
  )
}

/// The median of some times.
func middle(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }

func nanoseconds(_ duration: Duration) -> Double { duration / .nanoseconds(1) }

/// Keeps the optimizer from seeing what becomes of a value.
@inline(never)
func use<Value>(_ value: Value) {}
