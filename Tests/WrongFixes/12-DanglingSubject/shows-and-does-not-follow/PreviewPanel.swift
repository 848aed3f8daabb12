// Rejected by: the panel shows the selected document and follows what is typed
// Misconception: a panel that is filled when a tab is selected need not observe.

import Controls
import KeyValueObserving

/// The app's floating panel, which shows the document that is selected in a window.
final class PreviewPanel: KVOObject {
  let titleLabel = Label()
  let textLabel = Label()

  /// Shows a document; nil shows nothing.
  func show(_ next: Document?) {
    display(next)
  }

  private func display(_ document: Document?) {
    titleLabel.text = document?.title
    textLabel.text = document?.text
  }
}
