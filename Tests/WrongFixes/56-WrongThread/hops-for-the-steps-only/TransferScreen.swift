// Rejected by: the end of an upload is shown on the main actor
// Misconception: only what is observed comes on another thread.

import Controls
import KeyValueObserving

/// The screen of one upload: a log of its steps.
///
/// Sendable, so that the uploader can call it back.
final class TransferScreen: Screen, @unchecked Sendable {
  let log: LogView

  private let transfer: Transfer
  private let uploader: Uploader

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var percentContext: UInt8 = 0

  init(transfer: Transfer, uploader: Uploader, log: LogView) {
    self.transfer = transfer
    self.uploader = uploader
    self.log = log
    super.init()
    transfer.addObserver(self, forKeyPath: "percent", context: &Self.percentContext)
  }

  deinit {
    transfer.removeObserver(self, forKeyPath: "percent", context: &Self.percentContext)
  }

  /// The user begins the upload.
  func start() {
    uploader.upload(transfer) { [weak self] in self?.show("done") }
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.percentContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    let percent = transfer.percent
    Task { @MainActor [weak self] in self?.show("\(percent) %") }
  }

  private func show(_ line: String) {
    log.append(line)
  }
}
