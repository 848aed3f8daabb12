import Synchronization

/// Stands for the network: it answers from memory and counts who connects.
final class Network: Sendable {
  private let count = Mutex(0)

  var connections: Int { count.withLock { $0 } }

  func connect() {
    count.withLock { $0 += 1 }
  }
}
