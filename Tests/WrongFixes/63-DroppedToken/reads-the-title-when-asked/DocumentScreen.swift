// Rejected by: a title that changes is shown on every open screen of its document
// Misconception: a label that is filled whenever it is asked for needs no observation.

import Controls
import Foundation
import KeyValueObserving
import Remedies

/// An open document: its title, and how often it was brought up to date meanwhile.
///
/// The centre's blocks may be called on any thread, says their type; these are called on the screen's.
final class DocumentScreen: Screen, @unchecked Sendable {
  private let shownTitle = Label()

  /// The title; whoever looks at it finds it up to date.
  var titleLabel: Label {
    if isViewLoaded { shownTitle.text = document.title }
    return shownTitle
  }

  let syncLabel = Label()

  private let document: Document
  private let center: any Broadcasting
  private let banners: Banners
  private var syncs = 0

  /// Ends when it is taken out of the centre, whoever keeps it.
  private var syncObservation: (any NSObjectProtocol)? {
    didSet { if let oldValue { center.removeObserver(oldValue) } }
  }

  init(document: Document, center: any Broadcasting, banners: Banners) {
    self.document = document
    self.center = center
    self.banners = banners
    super.init()
  }

  deinit {
    if let syncObservation { center.removeObserver(syncObservation) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    syncObservation = center.addObserver(
      forName: .documentDidSync, object: document, queue: nil
    ) {
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
