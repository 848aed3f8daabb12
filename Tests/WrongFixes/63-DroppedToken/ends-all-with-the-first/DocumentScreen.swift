// Rejected by: each of two screens counts on when the other is closed
// Misconception: a list of all tokens is safe if it is emptied when a screen is closed.

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

  /// Ends when nobody keeps it.
  private var titleObservation: ObservationToken?

  /// Ends when it is taken out of the centre, whoever keeps it.
  nonisolated(unsafe) private static var syncObservations: [any NSObjectProtocol] = []
  private var isObserving = false

  init(document: Document, center: any Broadcasting, banners: Banners) {
    self.document = document
    self.center = center
    self.banners = banners
    super.init()
  }

  deinit {
    for observation in Self.syncObservations { center.removeObserver(observation) }
    Self.syncObservations = []
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleObservation = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    guard !isObserving else { return }
    isObserving = true
    let observation = center.addObserver(
      forName: .documentDidSync, object: document, queue: nil
    ) {
      [weak self, banners] _ in
      self?.countSync()
      banners.show("Up to date")
    }
    Self.syncObservations.append(observation)
  }

  private func countSync() {
    syncs += 1
    syncLabel.text = "\(syncs)"
  }
}
