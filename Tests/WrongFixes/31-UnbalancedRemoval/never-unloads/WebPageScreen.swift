import Controls
import KeyValueObserving

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  private var isClosed = true

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var progressContext: UInt8 = 0

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    isClosed = false
    page.addObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    if !isClosed { stopFollowing() }
    isClosed = true
    unloadView()
  }

  deinit {
    if !isClosed { stopFollowing() }
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
