// Rejected by: a covered screen does nothing, and goes on when it is seen again
// Misconception: one observation for the screen's whole life needs no pairs, and nobody minds the rest.

import Controls
import KeyValueObserving
import Remedies

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document
  let revisionLabel = Label()

  private let banners: Banners

  /// One at most, however the container counts; it ends with the screen if nothing else ends it.
  private var revisionObservation: ObservationToken?

  init(document: Document, banners: Banners) {
    self.document = document
    self.banners = banners
    super.init()
    title = document.title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    revisionObservation.replace {
      document.observe(\.revision) { [weak self] _, _ in self?.tellOfSave() }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    showRevision()
  }

  private func tellOfSave() {
    showRevision()
    banners.show("\(document.title) is saved")
  }

  private func showRevision() {
    revisionLabel.text = "Revision \(document.revision)"
  }
}
