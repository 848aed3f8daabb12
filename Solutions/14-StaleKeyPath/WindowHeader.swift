// Symptom: open another document in the window: the header keeps the first one's title.
// Task:    let the header show the title of the document that is open now, whatever changes it.
// Run:     swift run kata   (or: cd Exercises && KATA=14 swift test)

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
      self?.show(window.document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
