import Controls

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  /// None as long as nobody has opened the tab; a second one takes the place of the first.
  private var following: WebPage.Following?

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    following = page.onProgress { [weak self] in self?.showProgress() }
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    following = nil
    unloadView()
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
