/// Stands for the main queue: what is asked for later runs in the next turn.
final class Turns {
  private var jobs: [() -> Void] = []

  func later(_ job: @escaping () -> Void) {
    jobs.append(job)
  }

  /// Runs turns until nobody asks for more, or the last that is allowed has ended.
  ///
  /// Returns whether the app has come to rest.
  func run(atMost limit: Int) -> Bool {
    for _ in 0..<limit where !jobs.isEmpty {
      let due = jobs
      jobs = []
      for job in due { job() }
    }
    return jobs.isEmpty
  }
}
