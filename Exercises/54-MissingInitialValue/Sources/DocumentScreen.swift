// Symptom: the header is empty until the first rename; a document that is there already spins for ever.
// Task:    let the screen show what is the case when it opens, and follow from then on.
// Run:     swift run kata   (or: cd Exercises && KATA=54 swift test)

import Controls
import KeyValueObserving
import Remedies

/// The screen of one document: its title, and its pages as soon as they are loaded.
final class DocumentScreen {
  let titleLabel = Label()
  private(set) var isSpinning = true

  /// How often the pages were laid out, which is slow.
  private(set) var layouts = 0

  private let document: Document
  private var titlePrefix = ""
  private var titleObservation: ObservationToken?
  private var loadingObservation: ObservationToken?

  init(document: Document) {
    self.document = document
    titleObservation = document.observe(\.title) { [weak self] _, _ in self?.showTitle() }
    loadingObservation = document.observe(\.isLoaded) { [weak self] _, _ in
      self?.showPagesIfLoaded()
    }
    if document.isReadOnly { titlePrefix = "Read only: " }
  }

  private func showTitle() {
    titleLabel.text = titlePrefix + document.title
  }

  /// Lays the pages out, once: later loads are the document's own affair.
  private func showPagesIfLoaded() {
    guard document.isLoaded else { return }
    loadingObservation = nil
    isSpinning = false
    layouts += 1
  }
}
