// Rejected by: a closed tab draws nothing, and a reopened one again
// Misconception: a token ends by itself, so that nobody need stop it.

import Controls
import KeyValueObserving
import Remedies

/// A tab's screen: a page, and a bar that shows how much of it has come.
final class WebPageScreen: Screen {
  let page: WebPage
  let progressBar = ProgressBar()

  /// None as long as nobody has opened the tab; stopping it twice is once too often and does nothing.
  private var progressObservation: ObservationToken?

  init(page: WebPage) {
    self.page = page
    super.init()
    title = page.host
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    progressObservation.replace {
      page.observe(\.estimatedProgress) { [weak self] _, _ in self?.showProgress() }
    }
    showProgress()
  }

  /// Closes the tab; it may be opened again.
  func close() {
    unloadView()
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
