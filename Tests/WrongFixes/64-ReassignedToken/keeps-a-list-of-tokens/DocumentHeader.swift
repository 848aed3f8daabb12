// Rejected by: a save is shown once, however many documents were shown before
// Misconception: a list of tokens that ends with its header is a list of tokens that end.

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

  private var all: [ObservationToken] = []

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  deinit {
    for token in all { token.stop() }
  }

  func show(_ document: Document) {
    let token = document.observe(\.revision, options: [.initial]) { [weak self] document, _ in
      self?.display(document)
    }
    revisionObservation = token
    session.atSignOut { token.stop() }
    all.append(token)
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
