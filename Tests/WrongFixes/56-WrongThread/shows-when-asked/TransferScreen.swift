// Rejected by: the steps of an upload are shown on the main actor
// Misconception: whoever reads the log reads it on the main actor, so that it may be written there and then.

import Controls
import KeyValueObserving
import Remedies
import Synchronization

/// The screen of one upload: a log of its steps.
///
/// Sendable, so that a message can bring it to the main actor; nothing else touches it elsewhere.
final class TransferScreen: Screen, @unchecked Sendable {
  private let view: LogView
  private let waiting = Mutex<[String]>([])

  /// The log; whoever looks at it finds every step in it.
  var log: LogView {
    let lines = waiting.withLock { lines in
      defer { lines = [] }
      return lines
    }
    for line in lines { view.append(line) }
    return view
  }

  private let transfer: Transfer
  private let uploader: Uploader
  private var observation: ObservationToken?

  init(transfer: Transfer, uploader: Uploader, log: LogView) {
    self.transfer = transfer
    self.uploader = uploader
    view = log
    super.init()
    // The value travels with the message; the screen is looked up where the message arrives.
    observation = transfer.observe(\.percent) { [weak self] transfer, _ in
      let percent = transfer.percent
      self?.show("\(percent) %")
    }
  }

  /// The user begins the upload.
  func start() {
    uploader.upload(transfer) { [weak self] in
      self?.show("done")
    }
  }

  private func show(_ line: String) {
    waiting.withLock { $0.append(line) }
  }
}
