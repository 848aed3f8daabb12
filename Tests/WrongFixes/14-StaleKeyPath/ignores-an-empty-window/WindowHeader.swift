// Rejected by: a window that is emptied and filled again takes its header along
// Misconception: only a document that is there can change the title.

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
    titleObservation = window.observe(path: "document.title") { [weak self] window, _ in
      guard let document = window.document else { return }
      self?.show(document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
