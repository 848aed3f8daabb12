import Controls
import KeyValueObserving
import Remedies

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  private var titleObservation: ObservationToken?

  init(window: DocumentWindow) {
    super.init()
    window.onDocument = { [weak self] in self?.follow($0) }
    follow(window.document)
  }

  private func follow(_ document: Document?) {
    titleObservation.replace {
      document?.observe(\.title) { [weak self] document, _ in self?.show(document) }
    }
    show(document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
