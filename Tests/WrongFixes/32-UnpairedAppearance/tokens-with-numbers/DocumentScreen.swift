// Rejected by: after half a swipe back each save shows one banner
// Misconception: an observation whose handler no longer does anything is as good as ended.

import Controls
import Remedies

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document
  let revisionLabel = Label()

  private let banners: Banners

  /// Only the observation of the present appearance does anything; all of them end with the screen.
  private var revisionObservations: [ObservationToken] = []
  private var appearance = 0

  init(document: Document, banners: Banners) {
    self.document = document
    self.banners = banners
    super.init()
    title = document.title
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    appearance += 1
    let number = appearance
    revisionObservations.append(
      document.observe(\.revision) { [weak self] _, _ in
        if self?.appearance == number { self?.tellOfSave() }
      })
    showRevision()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    appearance += 1
  }

  private func tellOfSave() {
    showRevision()
    banners.show("\(document.title) is saved")
  }

  private func showRevision() {
    revisionLabel.text = "Revision \(document.revision)"
  }
}
