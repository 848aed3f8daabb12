// Symptom: begin to swipe back and let go, or open and close the menu: each save shows two banners.
// Task:    let a screen that is seen show one banner for each save, and any other screen none.
// Run:     swift run kata   (or: cd Exercises && KATA=32 swift test)

import Controls
import KeyValueObserving

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document
  let revisionLabel = Label()

  private let banners: Banners

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
    document.addObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
    showRevision()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    document.removeObserver(self, forKeyPath: "revision", context: &Self.revisionContext)
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
