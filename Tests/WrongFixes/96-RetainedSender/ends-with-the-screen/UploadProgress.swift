/// Follows the uploads of one screen, and notes what has arrived, whoever is still looking.
final class UploadProgress {
  /// Who looks; the screen owns this object, and may be gone before the uploads are done.
  private weak var screen: UploadScreen?
  private let log: UploadLog
  private var percents: [String: Int] = [:]

  init(screen: UploadScreen, log: UploadLog) {
    self.screen = screen
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
    screen?.showProgress()
  }
}
