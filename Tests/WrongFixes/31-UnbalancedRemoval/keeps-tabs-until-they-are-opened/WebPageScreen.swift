// Rejected by: a window with a tab that nobody has opened can be closed
// Misconception: a removal that comes too early is put right by an end that never comes.

import Controls
import KeyValueObserving

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  private var isClosed = false

  /// A tab that nobody has opened must not come to its end, which would remove what is not there.
  nonisolated(unsafe) private static var unopened: [WebPageScreen] = []

  private var isFollowing = false

  /// Only the address matters: it tells this class's registration from any other.
  nonisolated(unsafe) private static var progressContext: UInt8 = 0

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
    Self.unopened.append(self)
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    Self.unopened.removeAll { $0 === self }
    isClosed = false
    if !isFollowing {
      isFollowing = true
      page.addObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
    }
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    if isFollowing { stopFollowing() }
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
    isFollowing = false
    page.removeObserver(self, forKeyPath: "estimatedProgress", context: &Self.progressContext)
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
