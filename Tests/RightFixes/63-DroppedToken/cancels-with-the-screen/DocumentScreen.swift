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

  /// What ends with the view's next load, or with the screen.
  private var observations: [Cancellable] = []

  init(document: Document, center: any Broadcasting, banners: Banners) {
    self.document = document
    self.center = center
    self.banners = banners
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observations = []
    let title = document.observe(\.title, options: [.initial]) { [weak self] document, _ in
      self?.titleLabel.text = document.title
    }
    let sync = center.addObserver(forName: .documentDidSync, object: document, queue: nil) {
      [weak self, banners] _ in
      self?.countSync()
      banners.show("Up to date")
    }
    observations = [
      Cancellable(title.stop), Cancellable { [center] in center.removeObserver(sync) },
    ]
  }

  private func countSync() {
    syncs += 1
    syncLabel.text = "\(syncs)"
  }
}
