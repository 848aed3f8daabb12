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
    let elapsed = clock.measure { round(subject) }.components
    return Double(elapsed.seconds) * 1e9 + Double(elapsed.attoseconds) / 1e9
  }
  return times.sorted()[rounds / 2] / Double(operations)
}

/// Keeps the optimizer from seeing what becomes of a value.
@inline(never)
func use<Value>(_ value: Value) {}
