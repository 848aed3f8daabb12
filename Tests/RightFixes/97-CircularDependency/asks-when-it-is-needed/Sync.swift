/// Fetches the documents of whoever is signed in.
final class Sync {
  /// Keeps this object, and so must not be kept.
  private weak var container: Container?
  private let network: Network

  init(container: Container) throws {
    self.container = container
    network = try container.resolve(Network.self)
  }

  func start() {
    guard let user = accounts?.user else { return }
    network.fetch("documents of \(user)")
  }

  /// Asked for when they are needed, since by then both are made; they keep this object.
  private var accounts: Accounts? {
    do {
      return try container?.resolve(Accounts.self)
    } catch {
      preconditionFailure("\(error)")
    }
  }
}
