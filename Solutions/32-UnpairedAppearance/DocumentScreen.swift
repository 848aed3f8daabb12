// Symptom: begin to swipe back and let go, or open and close the menu: each save shows two banners.
// Task:    let a screen that is seen show one banner for each save, and any other screen none.
// Run:     swift run kata   (or: cd Exercises && KATA=32 swift test)

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

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    revisionObservation.replace {
      document.observe(\.revision) { [weak self] _, _ in self?.tellOfSave() }
    }
    showRevision()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    revisionObservation?.stop()
  }

  private func tellOfSave() {
    showRevision()
    banners.show("\(document.title) is saved")
  }

  private func showRevision() {
    revisionLabel.text = "Revision \(document.revision)"
  }
}
