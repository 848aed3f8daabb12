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

  /// Ends with the screen, as the other one does.
  private var syncObservation: CenterToken?

  init(document: Document, center: any Broadcasting, banners: Banners) {
    self.document = document
    self.center = center
    self.banners = banners
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleObservation = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    syncObservation = nil
    syncObservation = CenterToken(center, name: .documentDidSync, object: document) {
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
