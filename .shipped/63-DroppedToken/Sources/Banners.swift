import Synchronization

/// The banners at the top of the app, over whatever is on the screen.
final class Banners: Sendable {
  private let all = Mutex<[String]>([])

  var shown: [String] { all.withLock { $0 } }

  func show(_ text: String) {
    all.withLock { $0.append(text) }
  }
}
