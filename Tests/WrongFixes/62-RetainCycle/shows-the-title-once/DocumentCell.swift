// Rejected by: titles, badges and stars follow their document
// Misconception: a title hardly ever changes while a list is open.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a title, and a badge until the document has been read.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private var readObservation: ObservationToken?

  init(document: Document, session: Session) {
    super.init(reuseIdentifier: "DocumentCell")
    titleLabel.text = document.title

    badgeLabel.text = document.isRead ? nil : "new"
    readObservation = document.observe(\.isRead) { [weak self] document, _ in
      guard document.isRead else { return }
      self?.badgeLabel.text = nil
      self?.readObservation?.stop()
    }
  }
}
