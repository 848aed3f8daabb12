// Rejected by: a header that is closed follows nothing, whoever keeps its tokens
// Misconception: a token needs no deinit: it ends when its owner does.

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

  func show(_ document: Document) {
    // The session keeps the last token too, so that letting go of it would not end it.
    revisionObservation?.stop()
    let token = document.observe(\.revision, options: [.initial]) { [weak self] document, _ in
      self?.display(document)
    }
    revisionObservation = token
    session.atSignOut { token.stop() }
  }

  /// Shows nothing, until something is shown again.
  func reset() {
    revisionObservation?.stop()
    revisionObservation = nil
    titleLabel.text = nil
  }

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
