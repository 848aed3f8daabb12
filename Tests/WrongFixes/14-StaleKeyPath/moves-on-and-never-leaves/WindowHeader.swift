// Rejected by: renaming a document that is not open any more leaves the header alone
// Misconception: taking the new document is all that there is to do when it is replaced.

import Controls
import KeyValueObserving
import Remedies

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  private var documentObservation: ObservationToken?
  private var titleObservations: [ObservationToken] = []

  init(window: DocumentWindow) {
    super.init()
    documentObservation = window.observe(\.document) { [weak self] window, _ in
      self?.follow(window.document)
    }
    follow(window.document)
  }

  private func follow(_ document: Document?) {
    if let document {
      titleObservations.append(
        document.observe(\.title) { [weak self] document, _ in self?.show(document) })
    }
    show(document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
