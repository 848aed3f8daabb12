// Rejected by: two screens of one upload both list its steps, and the end comes last
// Misconception: all messages to one actor arrive in the order in which they were sent, whatever they do there.

import Controls
import KeyValueObserving
import Remedies

/// The screen of one upload: a log of its steps.
///
/// Sendable, so that a message can bring it to the main actor; nothing else touches it elsewhere.
final class TransferScreen: Screen, @unchecked Sendable {
  let log: LogView

  private let transfer: Transfer
  private let uploader: Uploader
  private var observation: ObservationToken?

  init(transfer: Transfer, uploader: Uploader, log: LogView) {
    self.transfer = transfer
    self.uploader = uploader
    self.log = log
    super.init()
    // The value travels with the message; the screen is looked up where the message arrives.
    observation = transfer.observe(\.percent) { [weak self] transfer, _ in
      let percent = transfer.percent
      Task { @MainActor [weak self] in
        await Task.yield()
        self?.show("\(percent) %")
      }
    }
  }

  /// The user begins the upload.
  func start() {
    uploader.upload(transfer) { [weak self] in
      Task { @MainActor [weak self] in self?.show("done") }
    }
  }

  @MainActor private func show(_ line: String) {
    log.append(line)
  }
}
