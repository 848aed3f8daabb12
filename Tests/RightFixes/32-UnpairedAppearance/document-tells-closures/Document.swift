// Accepted: without Key-Value Observing, a typed property that tells closures, each with an owner.

import KeyValueObserving

/// A document, which is saved by itself and from other screens and devices.
final class Document: KVOObject {
  let title: String

  private(set) var revision = 0 {
    didSet { for follower in followers { follower.following?.handler() } }
  }

  private var followers: [Follower] = []

  init(title: String) {
    self.title = title
    super.init()
  }

  /// Saves what there is; each time makes a new revision.
  func save() {
    revision += 1
  }

  /// Calls `handler` after each save, as long as the result is kept.
  func onSave(_ handler: @escaping () -> Void) -> Following {
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
