// Accepted: the token is private, and a subclass is told by a method that deinit does not call.

import Controls
import KeyValueObserving
import Remedies

/// The head of whatever document is shown: its title and its revision.
class DocumentHeader {
  let titleLabel = Label()

  /// Called when a revision has been shown.
  var onShow: ((Document) -> Void)?

  private var revisionObservation: ObservationToken?

  private let session: Session

  init(session: Session) {
    self.session = session
  }

  deinit {
    revisionObservation?.stop()
  }

  func show(_ document: Document) {
    // The session keeps the last token too, so that letting go of it would not end it.
    revisionObservation?.stop()
    let token = document.observe(\.revision, options: [.initial]) { [weak self] document, _ in
      self?.display(document)
    }
    revisionObservation = token
    session.atSignOut { token.stop() }
    followingChanged(to: true)
  }

  /// Shows nothing, until something is shown again.
  func reset() {
    revisionObservation?.stop()
    revisionObservation = nil
    titleLabel.text = nil
    followingChanged(to: false)
  }

  /// Tells a subclass whether a document is followed.
  func followingChanged(to isFollowing: Bool) {}

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}
