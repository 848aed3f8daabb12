// Accepted: the raw API for the title, and both removals on the one way out.

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

  private var followsTitle = false

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var titleContext: UInt8 = 0

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
    if followsTitle {
      document.removeObserver(self, forKeyPath: "title", context: &Self.titleContext)
    }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = document.title
    if !followsTitle {
      followsTitle = true
      document.addObserver(self, forKeyPath: "title", context: &Self.titleContext)
    }
    syncObservation = center.addObserver(
      forName: .documentDidSync, object: document, queue: nil
    ) {
      [weak self, banners] _ in
      self?.countSync()
      banners.show("Up to date")
    }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.titleContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    titleLabel.text = document.title
  }

  private func countSync() {
    syncs += 1
    syncLabel.text = "\(syncs)"
  }
}
