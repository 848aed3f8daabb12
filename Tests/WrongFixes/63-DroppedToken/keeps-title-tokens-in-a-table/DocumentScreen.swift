// Rejected by: a screen is released when nobody shows it
// Misconception: a token that captures nothing strongly may live as long as the app.

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
  nonisolated(unsafe) private static var titleObservations: [ObjectIdentifier: ObservationToken] =
    [:]

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
    Self.titleObservations[ObjectIdentifier(self)] = document.observe(\.title, options: [.initial])
    { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
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
