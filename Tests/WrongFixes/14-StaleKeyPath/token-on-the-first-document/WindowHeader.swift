// Rejected by: opening another document changes every header of its window
// Misconception: a token on the document follows the window.

import Controls
import KeyValueObserving
import Remedies

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  private var titleObservation: ObservationToken?

  init(window: DocumentWindow) {
    super.init()
    titleObservation = window.document?.observe(\.title) { [weak self] document, _ in
      self?.show(document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
