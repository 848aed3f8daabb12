// Rejected by: a tab loaded again after a memory warning draws each step once
// Misconception: with tokens one may begin as often as one likes, as long as all are stopped in the end.

import Controls
import KeyValueObserving
import Remedies

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  private var observations: [ObservationToken] = []

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    observations.append(
      page.observe(\.estimatedProgress) { [weak self] _, _ in self?.showProgress() })
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    for observation in observations { observation.stop() }
    observations = []
    unloadView()
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
