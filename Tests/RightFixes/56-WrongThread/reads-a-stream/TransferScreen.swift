// Accepted: the steps are a stream, which one task on the main actor reads.

import Controls
import KeyValueObserving
import Remedies

/// The screen of one upload: a log of its steps.
///
/// Sendable, so that a task on the main actor can look it up.
final class TransferScreen: Screen, @unchecked Sendable {
  let log: LogView

  private let transfer: Transfer
  private let uploader: Uploader
  private var observation: ObservationToken?
  private let line: AsyncStream<String>.Continuation

  init(transfer: Transfer, uploader: Uploader, log: LogView) {
    self.transfer = transfer
    self.uploader = uploader
    self.log = log
    let (lines, line) = AsyncStream.makeStream(of: String.self)
    self.line = line
    super.init()
    observation = transfer.observe(\.percent) { transfer, _ in line.yield("\(transfer.percent) %") }
    Task { @MainActor [weak self] in
      for await line in lines { self?.show(line) }
    }
  }

  deinit {
    line.finish()
  }

  /// The user begins the upload.
  func start() {
    uploader.upload(transfer) { [line] in line.yield("done") }
  }

  @MainActor private func show(_ line: String) {
    log.append(line)
  }
}
