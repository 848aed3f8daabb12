// Rejected by: a closed document is released
// Misconception: a token keeps nothing alive, so its closure does not either.

import Controls
import KeyValueObserving
import Remedies

/// The app's floating panel, which shows the document that is selected in a window.
final class PreviewPanel: KVOObject {
  let titleLabel = Label()
  let textLabel = Label()

  private var textObservation: ObservationToken?

  /// Shows a document, and from now on what is typed into it; nil shows nothing.
  func show(_ next: Document?) {
    textObservation.replace {
      next?.observe(\.text) { [weak self] _, _ in self?.display(next) }
    }
    display(next)
  }

  private func display(_ document: Document?) {
    titleLabel.text = document?.title
    textLabel.text = document?.text
  }
}
