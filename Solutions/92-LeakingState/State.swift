import Synchronization

/// Who uses the app.
final class Session: Sendable {
  private let name = Mutex<String?>(nil)

  var user: String? { name.withLock { $0 } }

  func signIn(_ user: String) {
    name.withLock { $0 = user }
  }

  func signOut() {
    name.withLock { $0 = nil }
  }
}

/// The documents that the user has starred.
final class Favorites: Sendable {
  private let starred = Mutex<[String]>([])

  var titles: [String] { starred.withLock { $0 } }

  func add(_ title: String) {
    starred.withLock { $0.append(title) }
  }

  func removeAll() {
    starred.withLock { $0 = [] }
  }
}
