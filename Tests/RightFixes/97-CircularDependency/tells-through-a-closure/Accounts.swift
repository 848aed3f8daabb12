// Accepted: one direction only: the accounts know their sync, and tell it who has signed in.

/// The accounts of the user; whoever signs in wants his documents.
final class Accounts {
  private let sync: Sync
  private(set) var user: String?

  init(container: Container) throws {
    sync = try container.resolve(Sync.self)
  }

  func signIn(_ user: String) {
    self.user = user
    sync.user = { [weak self] in self?.user }
    sync.start()
  }
}
