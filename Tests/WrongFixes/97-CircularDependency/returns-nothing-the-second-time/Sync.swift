/// Fetches the documents of whoever is signed in.
final class Sync {
  private let accounts: Accounts?
  private let network: Network

  init(container: Container) throws {
    accounts = try? container.resolve(Accounts.self)
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = accounts?.user else { return }
    network.fetch("documents of \(user)")
  }
}
