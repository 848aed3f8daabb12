import Controls
import KeyValueObserving

/// The app's floating panel, which shows the document that is selected in a window.
final class PreviewPanel: KVOObject {
  let titleLabel = Label()
  let textLabel = Label()

  /// Replaced with the document, and no reference to it.
  private var listening: Document.Listening?

  /// Shows a document, and from now on what is typed into it; nil shows nothing.
  func show(_ next: Document?) {
    listening = next?.onText { [weak self] document in self?.display(document) }
    display(next)
  }

  private func display(_ document: Document?) {
    titleLabel.text = document?.title
    textLabel.text = document?.text
  }
}
