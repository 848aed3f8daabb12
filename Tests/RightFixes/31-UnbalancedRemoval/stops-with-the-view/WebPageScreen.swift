// Accepted: a token whose life is the view's: it goes whenever the view is given up.

import Controls
import KeyValueObserving
import Remedies

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  private var progressObservation: ObservationToken?

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    progressObservation =
      page.observe(\.estimatedProgress) { [weak self] _, _ in self?.showProgress() }
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    unloadView()
  }

  override func unloadView() {
    super.unloadView()
    progressObservation = nil
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
