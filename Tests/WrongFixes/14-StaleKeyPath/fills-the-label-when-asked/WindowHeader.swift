// Rejected by: opening another document changes every header of its window
// Misconception: whoever looks at the header asks it for its label first.

import Controls
import KeyValueObserving

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  private let shownLabel = Label()
  private let window: DocumentWindow

  /// Up to date whenever somebody asks for it.
  var titleLabel: Label {
    shownLabel.text = window.document?.title ?? "No document"
    return shownLabel
  }

  init(window: DocumentWindow) {
    self.window = window
    super.init()
  }
}
