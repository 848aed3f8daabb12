/// Fetches the documents of whoever is signed in.
final class Sync {
  /// Who is signed in; the accounts say so.
  var user: () -> String? = { nil }
  private let network: Network

  init(container: Container) throws {
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = user() else { return }
    network.fetch("documents of \(user)")
  }
}
