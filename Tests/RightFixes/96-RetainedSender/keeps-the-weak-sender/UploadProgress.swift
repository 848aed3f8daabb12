import Remedies

/// Follows the uploads of one screen, and notes what has arrived, whoever is still looking.
final class UploadProgress {
  /// Who looks; the screen owns this object, and may be gone before the uploads are done.
  private let sender: WeakSender<AnyObject>
  private let log: UploadLog
  private var percents: [String: Int] = [:]

  init(sender: WeakSender<AnyObject>, log: UploadLog) {
    self.sender = sender
    self.log = log
  }

  /// How far all uploads are, together.
  var percent: Int {
    percents.isEmpty ? 0 : percents.values.reduce(0, +) / percents.count
  }

  /// Called by the network.
  func advance(_ title: String, to percent: Int) {
    percents[title] = percent
    if percent == 100 { log.note(title) }
    (sender.object as? UploadScreen)?.showProgress()
  }
}
