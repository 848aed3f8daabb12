// Accepted: tokens with Initial when all else is complete; the waiting ends after its token exists.

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
    if document.isReadOnly { titlePrefix = "Read only: " }
    titleObservation = document.observe(\.title, options: .initial) { [weak self] _, _ in
      self?.showTitle()
    }
    loadingObservation = document.observe(\.isLoaded, options: .initial) { [weak self] _, _ in
      self?.showPagesIfLoaded()
    }
    if !isSpinning { loadingObservation = nil }
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
