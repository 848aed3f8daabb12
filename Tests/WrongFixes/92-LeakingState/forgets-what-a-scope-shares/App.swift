// Rejected by: a fresh app leaves the app around it as it was
// Misconception: A scope that has forgotten everything is a new scope.

import Remedies
import Synchronization

// Symptom: every test passes alone; together some fail, and which ones depends on their order.
// Task:    give each `withFreshApp` an app of its own, and leave the one around it as it was.
// Run:     swift run kata   (or: cd Exercises && KATA=92 swift test)

/// What the app remembers while it runs; everything in the app reaches for it here.
enum App {
  static let scope = InjectionScope(sharing: AppState.self) { _ in AppState() }

  static var state: AppState {
    do {
      return try scope.resolve()
    } catch {
      preconditionFailure("\(error)")
    }
  }

  static var session: Session { state.session }
  static var favorites: Favorites { state.favorites }

  /// The line at the top of the start screen, composed when it is first needed.
  static var greeting: String { state.greeting }
}

/// All that one app remembers, so that another has all of it anew.
final class AppState: Sendable {
  let session = Session()
  let favorites = Favorites()
  private let composed = Mutex<String?>(nil)

  var greeting: String {
    composed.withLock { composed in
      let text = composed ?? "Good day, \(session.user ?? "stranger")"
      composed = text
      return text
    }
  }
}
