// Accepted: the raw API: leaves where the document changes and in deinit, without a property.

import Controls
import KeyValueObserving

/// The head of whatever document is shown: its title and its revision.
class DocumentHeader: KVOObject {
  let titleLabel = Label()

  /// Called when a revision has been shown.
  var onShow: ((Document) -> Void)?

  private var document: Document?
  private let session: Session

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var revisionContext: UInt8 = 0

  init(session: Session) {
    self.session = session
    super.init()
    session.atSignOut { [weak self] in self?.leave() }
  }

  deinit {
    leave()
  }

  func show(_ document: Document) {
    leave()
    self.document = document
    document.addObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
    // Whoever signs in again shows again.
    session.atSignOut { [weak self] in self?.leave() }
    followingChanged(to: true)
    display(document)
  }

  /// Shows nothing, until something is shown again.
  func reset() {
    leave()
    followingChanged(to: false)
    titleLabel.text = nil
  }

  /// Tells a subclass; not called on the way out.
  func followingChanged(to isFollowing: Bool) {}

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.revisionContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    if let document { display(document) }
  }

  private func leave() {
    document?.removeObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
    document = nil
  }

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
