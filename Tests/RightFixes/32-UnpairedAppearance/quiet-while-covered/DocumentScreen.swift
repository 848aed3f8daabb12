// Accepted: one token for the screen's life, and a handler that knows whether the screen is seen.

import Controls
import KeyValueObserving
import Remedies

/// A document on the screen: while it is seen, a banner tells of each save.
final class DocumentScreen: Screen {
  let document: Document
  let revisionLabel = Label()

  private let banners: Banners

  private var isSeen = false
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
    isSeen = true
    showRevision()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isSeen = false
  }

  private func tellOfSave() {
    guard isSeen else { return }
    showRevision()
    banners.show("\(document.title) is saved")
  }

  private func showRevision() {
    revisionLabel.text = "Revision \(document.revision)"
  }
}
