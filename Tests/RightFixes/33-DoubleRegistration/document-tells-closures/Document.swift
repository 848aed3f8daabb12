// Accepted: without Key-Value Observing, a document that tells closures, each with an owner.

import KeyValueObserving

/// A document that others comment on.
final class Document: KVOObject {
  /// Changed by renaming; the lists are refreshed then.
  var title: String

  private(set) var latestComment = "" {
    didSet { for follower in followers { follower.following?.handler() } }
  }

  private var followers: [Follower] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Adds a comment; the same words may come twice.
  func comment(_ text: String) {
    latestComment = text
  }

  /// Calls `handler` after each comment, as long as the result is kept.
  func onComment(_ handler: @escaping () -> Void) -> Following {
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
