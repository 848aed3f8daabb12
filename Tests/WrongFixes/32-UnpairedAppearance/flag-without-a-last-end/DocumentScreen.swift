// Rejected by: a screen that the menu has replaced without a word hears nothing
// Misconception: a screen that appears will disappear before it dies.

import Controls
import KeyValueObserving

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document
  let revisionLabel = Label()

  private let banners: Banners

  private var isFollowing = false

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var revisionContext: UInt8 = 0

  init(document: Document, banners: Banners) {
    self.document = document
    self.banners = banners
    super.init()
    title = document.title
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if !isFollowing {
      document.addObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
      isFollowing = true
    }
    showRevision()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isFollowing {
      document.removeObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
      isFollowing = false
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.revisionContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    showRevision()
    banners.show("\(document.title) is saved")
  }

  private func showRevision() {
    revisionLabel.text = "Revision \(document.revision)"
  }
}
