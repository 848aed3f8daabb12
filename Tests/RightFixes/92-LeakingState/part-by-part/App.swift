// Accepted: a task-local value for each part, and a greeting that is composed each time.

// Symptom: every test passes alone; together some fail, and which ones depends on their order.
// Task:    give each `withFreshApp` an app of its own, and leave the one around it as it was.
// Run:     swift run kata   (or: cd Exercises && KATA=92 swift test)

/// What the app remembers while it runs; everything in the app reaches for it here.
enum App {
  @TaskLocal static var session = Session()
  @TaskLocal static var favorites = Favorites()

  /// The line at the top of the start screen.
  static var greeting: String { "Good day, \(session.user ?? "stranger")" }
}
