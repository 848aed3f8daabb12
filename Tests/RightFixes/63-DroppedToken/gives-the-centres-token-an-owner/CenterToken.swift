// Accepted: a small class that takes a block out of the centre when it dies.

import Foundation

/// A block in a notification centre, for as long as somebody keeps this.
final class CenterToken {
  private let center: any Broadcasting
  private let token: any NSObjectProtocol

  init(
    _ center: any Broadcasting, name: Notification.Name, object: AnyObject?,
    block: @escaping @Sendable (Notification) -> Void
  ) {
    self.center = center
    token = center.addObserver(forName: name, object: object, queue: nil, using: block)
  }

  deinit {
    center.removeObserver(token)
  }
}
