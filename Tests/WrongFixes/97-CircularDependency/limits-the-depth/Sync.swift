/// Fetches the documents of whoever is signed in.
final class Sync {
  private let current: CurrentUser
  private let network: Network

  init(container: Container) throws {
    current = try container.resolve(CurrentUser.self)
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = current.name else { return }
    network.fetch("documents of \(user)")
  }
}
