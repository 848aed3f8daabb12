// Accepted: without Key-Value Observing, a typed property that tells closures, each with an owner.

import KeyValueObserving

/// A page of the help pages on the net, and how much of it has come.
final class WebPage: KVOObject {
  let host: String

  /// From 0 to 1, as `WKWebView` estimates it.
  var estimatedProgress = 0.0 {
    didSet { for follower in followers { follower.following?.handler() } }
  }

  private var followers: [Follower] = []

  init(host: String) {
    self.host = host
    super.init()
  }

  /// Calls `handler` after each change, as long as the result is kept.
  func onProgress(_ handler: @escaping () -> Void) -> Following {
    let following = Following(handler)
    followers.removeAll { $0.following == nil }
    followers.append(Follower(following: following))
    return following
  }

  /// Somebody's following, which ends with its owner.
  final class Following {
    fileprivate let handler: () -> Void

    fileprivate init(_ handler: @escaping () -> Void) {
      self.handler = handler
    }
  }

  private struct Follower {
    weak var following: Following?
  }
}
