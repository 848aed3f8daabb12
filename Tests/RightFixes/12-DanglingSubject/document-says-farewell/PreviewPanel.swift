import Controls
import KeyValueObserving

/// The app's floating panel, which shows the document that is selected in a window.
final class PreviewPanel: KVOObject {
  let titleLabel = Label()
  let textLabel = Label()

  /// The windows own the documents; a panel must not keep a closed one.
  private weak var document: Document?

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var textContext: UInt8 = 0

  /// Shows a document, and from now on what is typed into it; nil shows nothing.
  func show(_ next: Document?) {
    if let document { leave(document) }
    document = next
    next?.addObserver(self, forKeyPath: "text", context: &Self.textContext)
    next?.onEnd[ObjectIdentifier(self)] = { [weak self] document in self?.leave(document) }
    display(next)
  }

  private func leave(_ leaving: Document) {
    leaving.onEnd[ObjectIdentifier(self)] = nil
    leaving.removeObserver(self, forKeyPath: "text", context: &Self.textContext)
    document = nil
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

  deinit {
    if let document { leave(document) }
  }

  private func display(_ document: Document?) {
    titleLabel.text = document?.title
    textLabel.text = document?.text
  }
}
