// Rejected by: a pinned header that is closed leaves nothing in the dock
// Misconception: a method of this class does what this class wrote.

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
    stopFollowing()
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
    stopFollowing()
    titleLabel.text = nil
  }

  private func stopFollowing() {
    revisionObservation?.stop()
    revisionObservation = nil
  }

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
