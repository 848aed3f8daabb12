// Symptom: a header shows the next document, and then the last one again; closed ones haunt the dock.
// Task:    let one observation end before the next begins, and the last one end with its header.
// Run:     swift run kata   (or: cd Exercises && KATA=64 swift test)

import Controls
import KeyValueObserving
import Remedies

/// The head of whatever document is shown: its title and its revision.
class DocumentHeader {
  let titleLabel = Label()

  /// Called when a revision has been shown.
  var onShow: ((Document) -> Void)?

  /// What follows the document; nil while there is none.
  var revisionObservation: ObservationToken?

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  deinit {
    reset()
  }

  func show(_ document: Document) {
    let token = document.observe(\.revision, options: [.initial]) { [weak self] document, _ in
      self?.display(document)
    }
    revisionObservation = token
    session.atSignOut { token.stop() }
  }

  /// Shows nothing, until something is shown again.
  func reset() {
    revisionObservation = nil
    titleLabel.text = nil
  }

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
