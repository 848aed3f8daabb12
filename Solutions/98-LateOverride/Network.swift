import Synchronization

/// Stands for the network: it answers from memory and counts who connects.
final class Network: Sendable {
  private let count = Mutex(0)

  var connections: Int { count.withLock { $0 } }

  func connect() {
    count.withLock { $0 += 1 }
  }
}

/// Where resources come from.
protocol ResourceLoader: Sendable {
  func titles() async -> [String]
}

/// The server, over a connection that stays open.
final class NetworkLoader: ResourceLoader {
  init(network: Network) {
    network.connect()
  }

  func titles() async -> [String] { ["Lease", "Recipe"] }
}
