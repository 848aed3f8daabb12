// Rejected by: the centre keeps nothing of screens that are closed
// Misconception: a block that does nothing without its screen has ended.

import Controls
import Foundation
import KeyValueObserving
import Remedies

/// An open document: its title, and how often it was brought up to date meanwhile.
///
/// The centre's blocks may be called on any thread, says their type; these are called on the screen's.
final class DocumentScreen: Screen, @unchecked Sendable {
  let titleLabel = Label()
  let syncLabel = Label()

  private let document: Document
  private let center: any Broadcasting
  private let banners: Banners
  private var syncs = 0

  private var titleObservation: ObservationToken?

  init(document: Document, center: any Broadcasting, banners: Banners) {
    self.document = document
    self.center = center
    self.banners = banners
    super.init()
  }

  deinit {
    center.removeObserver(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    guard titleObservation == nil else { return }
    titleObservation = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    _ = center.addObserver(forName: .documentDidSync, object: document, queue: nil) {
      [weak self] _ in
      guard let self else { return }
      countSync()
      banners.show("Up to date")
    }
  }

  private func countSync() {
    syncs += 1
    syncLabel.text = "\(syncs)"
  }
}
