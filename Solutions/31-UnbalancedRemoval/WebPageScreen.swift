// Symptom: close a tab nobody has opened, or tap its cross twice: the app stops with NSRangeException.
// Task:    let a tab follow its page while it is open, once, and let it be closed at any time.
// Run:     swift run kata   (or: cd Exercises && KATA=31 swift test)

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
    progressObservation?.stop()
    unloadView()
  }

  private func showProgress() {
    progressBar.draw(page.estimatedProgress)
  }
}
