// Accepted: an object that is nothing but one document being followed; the header has room for one.

import Controls
import KeyValueObserving
import Remedies

/// The head of whatever document is shown: its title and its revision.
class DocumentHeader {
  let titleLabel = Label()

  /// Called when a revision has been shown.
  var onShow: ((Document) -> Void)?

  private var follower: Follower?
  private let session: Session

  init(session: Session) {
    self.session = session
  }

  func show(_ document: Document) {
    follower = nil
    let follower = Follower(document) { [weak self] document in self?.display(document) }
    self.follower = follower
    session.atSignOut { [weak follower] in follower?.end() }
    followingChanged(to: true)
    display(document)
  }

  /// Shows nothing, until something is shown again.
  func reset() {
    follower = nil
    followingChanged(to: false)
    titleLabel.text = nil
  }

  /// Tells a subclass whether a document is followed.
  func followingChanged(to isFollowing: Bool) {}

  private func display(_ document: Document) {
    titleLabel.text = "\(document.title), revision \(document.revision)"
    onShow?(document)
  }
}

/// One document being followed; the session knows it weakly, so that its owner's is the last word.
private final class Follower {
  private let token: ObservationToken

  init(_ document: Document, onChange: @escaping (Document) -> Void) {
    token = document.observe(\.revision) { document, _ in onChange(document) }
  }

  func end() {
    token.stop()
  }
}
