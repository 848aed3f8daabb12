// Rejected by: a tab that nobody has opened draws nothing
// Misconception: what begins with the screen and ends with it is balanced, so it is right.

import Controls
import KeyValueObserving

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var progressContext: UInt8 = 0

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
    page.addObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    unloadView()
  }

  deinit {
    stopFollowing()
  }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    guard context == &Self.progressContext else {
      return super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
    showProgress()
  }

  private func stopFollowing() {
    page.removeObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
