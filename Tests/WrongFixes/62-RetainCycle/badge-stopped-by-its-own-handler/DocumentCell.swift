// Rejected by: documents whose screens are left are observed by no cell and no header
// Misconception: a closure that captures a token instead of the cell has nothing to do with the cell.

import Controls
import KeyValueObserving
import Remedies

/// A row of the list: a title, and a badge until the document has been read.
final class DocumentCell: TableViewCell {
  let titleLabel = Label()
  let badgeLabel = Label()

  private var titleObservation: ObservationToken?
  private weak var readObservation: ObservationToken?

  init(document: Document, session: Session) {
    super.init(reuseIdentifier: "DocumentCell")
    let title = document.observe(\.title, options: [.initial]) { [weak self] document, change in
      self?.showTitle(of: document, change)
    }
    titleObservation = title
    // Titles are the user's: whoever signs out stops following them on every screen.
    session.atSignOut { title.stop() }

    badgeLabel.text = document.isRead ? nil : "new"
    var token: ObservationToken?
    token = document.observe(\.isRead) { [badgeLabel] document, _ in
      guard document.isRead else { return }
      badgeLabel.text = nil
      token?.stop()
    }
    readObservation = token
  }

  private func showTitle(of document: Document, _ change: ObservedChange<String>) {
    titleLabel.text = document.title
  }
}
