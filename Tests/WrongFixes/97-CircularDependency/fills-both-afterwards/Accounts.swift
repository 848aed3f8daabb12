// Rejected by: an app that is closed releases its services
// Misconception: Made first and introduced to each other afterwards, two objects are no circle.

/// The accounts of the user; whoever signs in wants his documents.
final class Accounts {
  private let sync: Sync
  private(set) var user: String?

  init(container: Container) throws {
    sync = try container.resolve(Sync.self)
    sync.accounts = self
  }

  func signIn(_ user: String) {
    self.user = user
    sync.start()
  }
}
