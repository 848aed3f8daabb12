// Rejected by: renaming the document that was opened last changes the header
// Misconception: whoever hears that the document is replaced hears all that the title depends on.

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
    titleObservation = window.observe(\.document) { [weak self] window, _ in
      self?.show(window.document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
