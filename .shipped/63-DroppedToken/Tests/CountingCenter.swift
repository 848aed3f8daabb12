import Foundation

@testable import DroppedToken

/// A centre of Foundation's, which also says how many blocks it has.
final class CountingCenter: Broadcasting {
  private let center = NotificationCenter()
  private var tokens: Set<ObjectIdentifier> = []

  /// How many blocks were added and not removed.
  var blocks: Int { tokens.count }

  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol {
    let token = center.addObserver(forName: name, object: object, queue: queue, using: block)
    // A centre keeps its tokens, so that no two of them have one address.
    tokens.insert(ObjectIdentifier(token))
    return token
  }

  func removeObserver(_ observer: Any) {
    center.removeObserver(observer)
    tokens.remove(ObjectIdentifier(observer as AnyObject))
  }

  func post(_ notification: Notification) {
    center.post(notification)
  }
}
