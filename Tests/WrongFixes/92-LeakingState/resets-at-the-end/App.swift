// Rejected by: a fresh app is fresh, also inside another
// Misconception: Who tidies up behind himself leaves nothing for the next one to find.

import Synchronization

// Symptom: every test passes alone; together some fail, and which ones depends on their order.
// Task:    give each `withFreshApp` an app of its own, and leave the one around it as it was.
// Run:     swift run kata   (or: cd Exercises && KATA=92 swift test)

/// What the app remembers while it runs; everything in the app reaches for it here.
enum App {
  static let session = Session()
  static let favorites = Favorites()

  /// The line at the top of the start screen, composed when it is first needed.
  static var greeting: String {
    composed.withLock { composed in
      let text = composed ?? "Good day, \(session.user ?? "stranger")"
      composed = text
      return text
    }
  }

  private static let composed = Mutex<String?>(nil)

  static func reset() {
    session.signOut()
    favorites.removeAll()
    composed.withLock { $0 = nil }
  }
}
