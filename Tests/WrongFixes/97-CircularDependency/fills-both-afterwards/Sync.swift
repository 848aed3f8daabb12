/// Fetches the documents of whoever is signed in.
final class Sync {
  var accounts: Accounts?
  private let network: Network

  init(container: Container) throws {
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = accounts?.user else { return }
    network.fetch("documents of \(user)")
  }
}
