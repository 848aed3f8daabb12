/// Fetches the documents of whoever is signed in.
final class Sync {
  private let container: Container
  private let network: Network

  init(container: Container) throws {
    self.container = container
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = (try? container.resolve(Accounts.self))?.user else { return }
    network.fetch("documents of \(user)")
  }
}
