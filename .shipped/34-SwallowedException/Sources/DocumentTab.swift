import Controls
import KeyValueObserving

/// A tab that shows a document; its label follows the title from the beginning until it is closed.
class DocumentTab: KVOObject {
  private(set) var document: Document
  let tabLabel = Label()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var labelContext: UInt8 = 0

  init(document: Document) {
    self.document = document
    super.init()
    startFollowing()
  }

  /// Shows another document in the same tab.
  func show(_ next: Document) {
    stopFollowing()
    document = next
    startFollowing()
  }

  /// Called once, before the tab bar lets go of the tab.
  func close() {
    stopFollowing()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.labelContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    tabLabel.text = document.title
  }

  private func startFollowing() {
    document.addObserver(self, forKeyPath: "title", context: &Self.labelContext)
    tabLabel.text = document.title
  }

  private func stopFollowing() {
    document.removeObserver(self, forKeyPath: "title", context: &Self.labelContext)
  }
}
