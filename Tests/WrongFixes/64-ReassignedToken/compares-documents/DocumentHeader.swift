// Rejected by: a save is shown once, however many documents were shown before
// Misconception: a change that comes from another document is the only one too many.

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

  private var document: Document?

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  deinit {
    // Not by reset(): it sets the property, in which a subclass may have a part, and that is half gone.
    revisionObservation?.stop()
  }

  func show(_ document: Document) {
    self.document = document
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
    document = nil
  }

  private func display(_ document: Document) {
    guard document === self.document else { return }
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
