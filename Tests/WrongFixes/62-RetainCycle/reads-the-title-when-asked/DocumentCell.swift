// Rejected by: titles, badges and stars follow their document
// Misconception: a label that is filled whenever it is asked for needs no closure.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a title, and a badge until the document has been read.
final class DocumentCell: TableViewCell {
  private let title = Label()
  private let document: Document
  private var isSignedOut = false

  /// The title; whoever looks at it finds it up to date.
  var titleLabel: Label {
    if !isSignedOut { title.text = document.title }
    return title
  }

  let badgeLabel = Label()

  private var readObservation: ObservationToken?

  init(document: Document, session: Session) {
    self.document = document
    super.init(reuseIdentifier: "DocumentCell")
    session.atSignOut { [weak self] in
      _ = self?.titleLabel
      self?.isSignedOut = true
    }

    badgeLabel.text = document.isRead ? nil : "new"
    readObservation = document.observe(\.isRead) { [weak self] document, _ in
      guard document.isRead else { return }
      self?.badgeLabel.text = nil
      self?.readObservation?.stop()
    }
  }
}
