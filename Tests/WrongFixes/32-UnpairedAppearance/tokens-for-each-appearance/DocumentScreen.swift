// Rejected by: after half a swipe back each save shows one banner
// Misconception: with tokens one may begin as often as one likes, as long as all are stopped in the end.

import Controls
import KeyValueObserving
import Remedies

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document
  let revisionLabel = Label()

  private let banners: Banners

  private var revisionObservations: [ObservationToken] = []

  init(document: Document, banners: Banners) {
    self.document = document
    self.banners = banners
    super.init()
    title = document.title
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    revisionObservations.append(
      document.observe(\.revision) { [weak self] _, _ in self?.tellOfSave() })
    showRevision()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    revisionObservations = []
  }

  private func tellOfSave() {
    showRevision()
    banners.show("\(document.title) is saved")
  }

  private func showRevision() {
    revisionLabel.text = "Revision \(document.revision)"
  }
}
