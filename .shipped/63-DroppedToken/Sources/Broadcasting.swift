import Foundation

/// What the app uses of a notification centre.
///
/// In the app it is `NotificationCenter.default`, and in a test another of Foundation's.
protocol Broadcasting: AnyObject {
  func addObserver(
    forName name: Notification.Name?, object: Any?, queue: OperationQueue?,
    using block: @escaping @Sendable (Notification) -> Void
  ) -> any NSObjectProtocol

  func removeObserver(_ observer: Any)

  func post(_ notification: Notification)
}

extension NotificationCenter: Broadcasting {}
