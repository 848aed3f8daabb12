// Accepted: the remedy's own way to put one token in the place of another.

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
    // Not by reset(): it sets the property, in which a subclass may have a part, and that is half gone.
    revisionObservation?.stop()
  }

  func show(_ document: Document) {
    revisionObservation.replace {
      let token = document.observe(\.revision, options: [.initial]) { [weak self] document, _ in
        self?.display(document)
      }
      session.atSignOut { token.stop() }
      return token
    }
  }

  /// Shows nothing, until something is shown again.
  func reset() {
    revisionObservation.replace { nil }
    titleLabel.text = nil
  }

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
