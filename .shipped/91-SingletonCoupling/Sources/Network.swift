import Synchronization

/// Stands for the network: it answers from memory and counts, as a proxy on the desk would.
enum Network {
  private static let counts = Mutex((connections: 0, requests: 0))

  /// How often somebody has connected.
  static var connections: Int { counts.withLock { $0.connections } }

  /// How many requests have been sent.
  static var requests: Int { counts.withLock { $0.requests } }

  static func connect() {
    counts.withLock { $0.connections += 1 }
  }

  static func get(page number: Int) async -> [String] {
    counts.withLock { $0.requests += 1 }
    let pages = [["Lease", "Recipe"], ["Letter"]]
    return pages.indices.contains(number - 1) ? pages[number - 1] : []
  }

  static func get(_ title: String) async -> String {
    counts.withLock { $0.requests += 1 }
    return "\(title), from the server"
  }
}
