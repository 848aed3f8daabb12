// Rejected by: a window may begin without a document
// Misconception: a typed path is the same as its string, at any time.

import Controls
import KeyValueObserving
import Remedies

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  /// Watches the whole path, so that it moves on with the window's document.
  private var titleObservation: ObservationToken?

  init(window: DocumentWindow) {
    super.init()
    titleObservation = window.observe(\.document?.title) { [weak self] window, _ in
      self?.show(window.document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
