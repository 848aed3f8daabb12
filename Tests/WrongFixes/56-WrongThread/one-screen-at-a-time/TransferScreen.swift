// Rejected by: two screens of one upload both list its steps, and the end comes last
// Misconception: what must not be captured can be looked up in one place, since there is one screen.

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
  /// The screen that the user sees.
  @MainActor private static weak var current: TransferScreen?

  private var observation: ObservationToken?

  @MainActor init(transfer: Transfer, uploader: Uploader, log: LogView) {
    self.transfer = transfer
    self.uploader = uploader
    self.log = log
    super.init()
    Self.current = self
    // The value travels with the message; the screen is looked up where the message arrives.
    observation = transfer.observe(\.percent) { transfer, _ in
      let percent = transfer.percent
      Task { @MainActor in Self.current?.show("\(percent) %") }
    }
  }

  /// The user begins the upload.
  func start() {
    uploader.upload(transfer) {
      Task { @MainActor in Self.current?.show("done") }
    }
  }

  @MainActor private func show(_ line: String) {
    log.append(line)
  }
}
