// Rejected by: a screen that is seen shows a banner for each save
// Misconception: what a screen shows need only be right when somebody asks for it.

import Controls
import KeyValueObserving

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document

  private let shown = Label()

  /// The revision, as the document has it now.
  var revisionLabel: Label {
    shown.text = "Revision \(document.revision)"
    return shown
  }

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
    guard !isFollowing else { return }
    isFollowing = true
    document.addObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    stopFollowing()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.revisionContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    banners.show("\(document.title) is saved")
  }

  deinit {
    stopFollowing()
  }

  private func stopFollowing() {
    guard isFollowing else { return }
    isFollowing = false
    document.removeObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
  }
}
