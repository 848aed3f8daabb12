// Rejected by: renaming the document that was opened last changes the header
// Misconception: one observation for each step of the path is the same as one for the path.

import Controls
import KeyValueObserving
import Remedies

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  private var documentObservation: ObservationToken?
  private var titleObservation: ObservationToken?

  init(window: DocumentWindow) {
    super.init()
    documentObservation = window.observe(\.document) { [weak self] window, _ in
      self?.show(window.document)
    }
    titleObservation = window.document?.observe(\.title) { [weak self, weak window] _, _ in
      self?.show(window?.document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
