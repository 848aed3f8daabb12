// Symptom: close the document in the panel: the app stops, or the next one types itself in there.
// Task:    let no document die watched, on whatever way it goes; the panel must keep none alive.
// Run:     swift run kata   (or: cd Exercises && KATA=12 swift test)

import Controls
import KeyValueObserving
import Remedies

/// The app's floating panel, which shows the document that is selected in a window.
final class PreviewPanel: KVOObject {
  let titleLabel = Label()
  let textLabel = Label()

  /// Keeps no document: when one dies first, there is nothing left to end.
  private var textObservation: ObservationToken?

  /// Shows a document, and from now on what is typed into it; nil shows nothing.
  func show(_ next: Document?) {
    textObservation.replace {
      next?.observe(\.text) { [weak self] document, _ in self?.display(document) }
    }
    display(next)
  }

  private func display(_ document: Document?) {
    titleLabel.text = document?.title
    textLabel.text = document?.text
  }
}
