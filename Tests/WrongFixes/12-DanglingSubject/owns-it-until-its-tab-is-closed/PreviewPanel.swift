import Controls
import KeyValueObserving

/// The app's floating panel, which shows the document that is selected in a window.
final class PreviewPanel: KVOObject {
  let titleLabel = Label()
  let textLabel = Label()

  /// Kept, so that it is still there when the panel leaves it; let go when its tab is closed.
  private var document: Document?

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var textContext: UInt8 = 0

  /// Shows a document, and from now on what is typed into it; nil shows nothing.
  func show(_ next: Document?) {
    document?.removeObserver(self, forKeyPath: "text", context: &Self.textContext)
    document = next
    next?.addObserver(self, forKeyPath: "text", context: &Self.textContext)
    display(next)
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.textContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    display(object as? Document)
  }

  /// Shows nothing any more, if `leaving` is what it shows.
  func leave(_ leaving: Document) {
    if leaving === document { show(nil) }
  }

  deinit {
    document?.removeObserver(self, forKeyPath: "text", context: &Self.textContext)
  }

  private func display(_ document: Document?) {
    titleLabel.text = document?.title
    textLabel.text = document?.text
  }
}
