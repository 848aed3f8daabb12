/// The user's session, from signing in to signing out.
///
/// It outlives the screens: whatever must not go on without a user is kept here, and ended.
final class Session {
  private var endings: [() -> Void] = []

  /// Calls `ending` when the user signs out.
  func atSignOut(_ ending: @escaping () -> Void) {
    endings.append(ending)
  }

  func signOut() {
    for ending in endings { ending() }
    endings = []
  }
}
