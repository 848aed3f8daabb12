import Controls

/// The screen of one document: its title, and its pages as soon as they are loaded.
final class DocumentScreen {
  let titleLabel = Label()
  private(set) var isSpinning = true

  /// How often the pages were laid out, which is slow.
  private(set) var layouts = 0

  private let document: Document
  private var titlePrefix = ""
  private var titleFollowing: Observed<String>.Listening?
  private var loadingFollowing: Observed<Bool>.Listening?

  init(document: Document) {
    self.document = document
    if document.isReadOnly { titlePrefix = "Read only: " }
    titleFollowing = document.titles.follow { [weak self] _ in self?.showTitle() }
    loadingFollowing = document.loading.follow { [weak self] _ in self?.showPagesIfLoaded() }
  }

  private func showTitle() {
    titleLabel.text = titlePrefix + document.title
  }

  /// Lays the pages out, once: later loads are the document's own affair.
  private func showPagesIfLoaded() {
    guard document.isLoaded, layouts == 0 else { return }
    isSpinning = false
    layouts += 1
  }
}
