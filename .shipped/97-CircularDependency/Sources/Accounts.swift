/// The accounts of the user; whoever signs in wants his documents.
final class Accounts {
  private let sync: Sync
  private(set) var user: String?

  init(container: Container) throws {
    sync = try container.resolve(Sync.self)
  }

  func signIn(_ user: String) {
    self.user = user
    sync.start()
  }
}
