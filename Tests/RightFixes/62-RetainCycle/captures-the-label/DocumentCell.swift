// Accepted: the closure captures what it needs, which is a label and not the cell.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a title, and a badge until the document has been read.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private var titleObservation: ObservationToken?
  private var readObservation: ObservationToken?

  init(document: Document, session: Session) {
    super.init(reuseIdentifier: "DocumentCell")
    let title = document.observe(\.title, options: [.initial]) { [titleLabel] document, _ in
      titleLabel.text = document.title
    }
    titleObservation = title
    // Titles are the user's: whoever signs out stops following them on every screen.
    session.atSignOut { title.stop() }

    badgeLabel.text = document.isRead ? nil : "new"
    readObservation = document.observe(\.isRead) { [weak self] document, _ in
      guard document.isRead else { return }
      self?.badgeLabel.text = nil
      self?.readObservation?.stop()
    }
  }
}
