// Rejected by: a header that shows the next document does not go back to the last one
// Misconception: the setter is where one token takes the place of another, so the old one ends there.

import Controls
import KeyValueObserving
import Remedies

/// The head of whatever document is shown: its title and its revision.
class DocumentHeader {
  let titleLabel = Label()

  /// Called when a revision has been shown.
  var onShow: ((Document) -> Void)?

  /// What follows the document; nil while there is none.
  var revisionObservation: ObservationToken? {
    didSet { if revisionObservation !== oldValue { oldValue?.stop() } }
  }

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  deinit {
    // Not by reset(): it sets the property, in which a subclass may have a part, and that is half gone.
    revisionObservation?.stop()
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
    revisionObservation?.stop()
    revisionObservation = nil
    titleLabel.text = nil
  }

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
