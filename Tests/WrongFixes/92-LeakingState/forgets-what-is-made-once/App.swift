// Rejected by: a shuffled suite says in every order what its tests say alone
// Misconception: State is what somebody assigns. A constant is no state.

// Symptom: every test passes alone; together some fail, and which ones depends on their order.
// Task:    give each `withFreshApp` an app of its own, and leave the one around it as it was.
// Run:     swift run kata   (or: cd Exercises && KATA=92 swift test)

/// What the app remembers while it runs; everything in the app reaches for it here.
enum App {
  @TaskLocal static var session = Session()
  @TaskLocal static var favorites = Favorites()

  /// The line at the top of the start screen, composed when it is first needed.
  static let greeting = "Good day, \(session.user ?? "stranger")"
}
