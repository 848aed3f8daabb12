/// Fetches the documents of whoever is signed in.
final class Sync {
  private weak var container: Container?
  private let network: Network
  private lazy var accounts = container.flatMap { try? Accounts(container: $0) }

  init(container: Container) throws {
    self.container = container
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = accounts?.user else { return }
    network.fetch("documents of \(user)")
  }
}
