// Symptom: the title of an open document stands still; a sync shows a banner for each earlier visit.
// Task:    let each of the two observations last as long as its screen, no shorter and no longer.
// Run:     swift run kata   (or: cd Exercises && KATA=63 swift test)

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
    // Both calls return something that nobody here needs.
    _ = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    _ = center.addObserver(forName: .documentDidSync, object: document, queue: nil) {
      [weak self, banners] _ in
      self?.countSync()
      banners.show("Up to date")
    }
  }

  private func countSync() {
    syncs += 1
    syncLabel.text = "\(syncs)"
  }
}
