import KeyValueObserving

/// How adding and removing grow with the number of observers.
func registrationGrowth() -> Table {
  var table = Table(
    title: "Adding and removing, for one observer",
    columns: [
      "observers", "added, removed in the same order", "ratio", "removed in reverse", "ratio",
    ])
  var first: (forward: Double, reverse: Double)?
  for count in [1_000, 10_000, 100_000] {
    let forward = addAndRemove(count, reversed: false)
    let reverse = addAndRemove(count, reversed: true)
    let base = first ?? (forward, reverse)
    first = base
    table.rows.append([
      "\(count)", time(forward), ratio(forward, to: base.forward), time(reverse),
      ratio(reverse, to: base.reverse),
    ])
  }
  return table
}

private func addAndRemove(_ count: Int, reversed: Bool) -> Double {
  let counters = (0..<count).map { _ in Counter() }
  let document = Document()
  return median(operations: count, rounds: 5) {
    for counter in counters {
      document.addObserver(counter, forKeyPath: "pages", options: [.new], context: nil)
    }
    if reversed {
      for counter in counters.reversed() { document.removeObserver(counter, forKeyPath: "pages") }
    } else {
      for counter in counters { document.removeObserver(counter, forKeyPath: "pages") }
    }
  }
}
