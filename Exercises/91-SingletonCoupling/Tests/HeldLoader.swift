@testable import SingletonCoupling

/// A source on the network, as far as a test needs one: it counts requests and answers when told to.
@MainActor final class HeldLoader: ResourceLoader {
  private(set) var paths: [String] = []
  private var waiting: [@MainActor ([String]) -> Void] = []

  func load(_ path: String, completion: @escaping @MainActor ([String]) -> Void) {
    paths.append(path)
    waiting.append(completion)
  }

  /// Answers the oldest request that waits.
  func answer(_ lines: String...) {
    guard !waiting.isEmpty else { return }
    waiting.removeFirst()(lines)
  }
}
