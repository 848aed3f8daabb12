// Rejected by: two headers of the same document follow both
// Misconception: what a closure must not capture can be looked up in one place, since one document is open.

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
    let title = document.observe(\.title, options: [.initial]) { [weak self] document, change in
      self?.showTitle(of: document, change)
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

  private func showTitle(of document: Document, _ change: ObservedChange<String>) {
    titleLabel.text = document.title
  }
}
