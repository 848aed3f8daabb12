// Symptom: every test passes alone; together some fail, and which ones depends on their order.
// Task:    give each `withFreshApp` an app of its own, and leave the one around it as it was.
// Run:     swift run kata   (or: cd Exercises && KATA=92 swift test)

/// What the app remembers while it runs; everything in the app reaches for it here.
enum App {
  static let session = Session()
  static let favorites = Favorites()

  /// The line at the top of the start screen, composed when it is first needed.
  static let greeting = "Good day, \(session.user ?? "stranger")"
}
