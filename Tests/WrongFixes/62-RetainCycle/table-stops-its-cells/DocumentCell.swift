// Rejected by: a cell that somebody keeps follows its document when its list is gone
// Misconception: whoever owns the cells may break their cycles, since nobody has a cell but the list.

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
    let title = document.observe(\.title, options: [.initial], handler: showTitle)
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

  /// Ends what the cell follows.
  func stop() {
    titleObservation?.stop()
    readObservation?.stop()
  }

  private func showTitle(of document: Document, _ change: ObservedChange<String>) {
    titleLabel.text = document.title
  }
}
