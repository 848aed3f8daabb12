// Accepted: the raw API, with Initial on the last lines of init, and no waiting for what is there.

import Controls
import KeyValueObserving

/// The screen of one document: its title, and its pages as soon as they are loaded.
final class DocumentScreen: KVOObject {
  let titleLabel = Label()
  private(set) var isSpinning = true

  /// How often the pages were laid out, which is slow.
  private(set) var layouts = 0

  private let document: Document
  private var titlePrefix = ""
  private var isWaiting = false

  // Only the addresses matter. A variable passed by & would be under access during the initial call,
  // in which the handler could not compare it.
  nonisolated(unsafe) private static let titleContext = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)
  nonisolated(unsafe) private static let loadingContext = UnsafeMutableRawPointer.allocate(
    byteCount: 1, alignment: 1)

  init(document: Document) {
    self.document = document
    super.init()
    if document.isReadOnly { titlePrefix = "Read only: " }
    document.addObserver(
      self, forKeyPath: "title", options: .initial, context: Self.titleContext)
    showPagesIfLoaded()
    guard isSpinning else { return }
    isWaiting = true
    document.addObserver(self, forKeyPath: "isLoaded", context: Self.loadingContext)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    if context == Self.titleContext {
      titleLabel.text = titlePrefix + document.title
    } else if context == Self.loadingContext {
      showPagesIfLoaded()
    } else {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  deinit {
    document.removeObserver(self, forKeyPath: "title", context: Self.titleContext)
    stopWaiting()
  }

  private func showPagesIfLoaded() {
    guard document.isLoaded else { return }
    stopWaiting()
    isSpinning = false
    layouts += 1
  }

  private func stopWaiting() {
    guard isWaiting else { return }
    isWaiting = false
    document.removeObserver(self, forKeyPath: "isLoaded", context: Self.loadingContext)
  }
}
