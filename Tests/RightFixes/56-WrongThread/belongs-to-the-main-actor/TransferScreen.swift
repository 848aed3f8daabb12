// Accepted: the whole screen is isolated, and so is its deinit, wherever the last owner lets go.

import KeyValueObserving
import Remedies

/// The screen of one upload: a log of its steps.
@MainActor final class TransferScreen {
  let log: LogView

  private let transfer: Transfer
  private let uploader: Uploader
  private var observation: ObservationToken?

  init(transfer: Transfer, uploader: Uploader, log: LogView) {
    self.transfer = transfer
    self.uploader = uploader
    self.log = log
    // Sendable, and so not isolated as all else here: it runs where the step is made.
    observation = transfer.observe(\.percent) { @Sendable [weak self] transfer, _ in
      let percent = transfer.percent
      Task { @MainActor [weak self] in self?.show("\(percent) %") }
    }
  }

  /// Runs on the main actor, and with it the end of the log, whoever lets go last.
  isolated deinit {
    observation?.stop()
  }

  /// The user begins the upload.
  func start() {
    uploader.upload(transfer) { Task { @MainActor in self.show("done") } }
  }

  private func show(_ line: String) {
    log.append(line)
  }
}
