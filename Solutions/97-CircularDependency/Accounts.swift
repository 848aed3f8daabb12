/// Who is signed in: what the accounts and their sync both need to know.
final class CurrentUser {
  var name: String?
}

/// The accounts of the user; whoever signs in wants his documents.
final class Accounts {
  private let current: CurrentUser
  private let sync: Sync

  init(container: Container) throws {
    current = try container.resolve(CurrentUser.self)
    sync = try container.resolve(Sync.self)
  }

  var user: String? { current.name }

  func signIn(_ user: String) {
    current.name = user
    sync.start()
  }
}
