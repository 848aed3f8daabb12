// Rejected by: a window with a tab that nobody has opened can be closed
// Misconception: an exception that is caught was none.

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
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    stopFollowing()
    page.addObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    stopFollowing()
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
    catchingExceptions {
      page.removeObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
    }
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
