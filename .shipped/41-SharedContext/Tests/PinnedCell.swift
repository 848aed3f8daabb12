import Controls
import KeyValueObserving

@testable import SharedContext

/// A row of another team's, in a module of its own: it shows the title, and it has taken a number as
/// its context too.
///
/// With the number 0 the context is NULL.
final class PinnedCell: HistoryCell {
  let titleLabel = Label()
  private let context: UnsafeMutableRawPointer?

  init(document: Document, number: Int) {
    context = UnsafeMutableRawPointer(bitPattern: number)
    super.init(document: document)
    document.addObserver(self, forKeyPath: "title", context: context)
  }

  deinit {
    document.removeObserver(self, forKeyPath: "title", context: context)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == self.context else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    titleLabel.text = document.title
  }
}
