// Accepted: target-action without closures: the sender is an argument, the target is not kept.

import Controls

/// The screen of one document, with a bar of buttons.
final class DocumentScreen: Screen {
  let document: Document
  let server: Server
  let toolbar = Toolbar()
  let detailsLabel = Label()

  init(document: Document, server: Server) {
    self.document = document
    self.server = server
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = document.title
    addMoreButton()
    addShareButton()
  }

  /// Shows and hides the details.
  private func addMoreButton() {
    toolbar.addButton("More")
      .addTarget(self, action: DocumentScreen.toggleDetails, for: .touchUpInside)
  }

  private func toggleDetails(_ button: Button) {
    let isShown = detailsLabel.text != nil
    detailsLabel.text = isShown ? nil : document.details
    button.title = isShown ? "More" : "Less"
  }

  /// Shares the document, once at a time.
  private func addShareButton() {
    toolbar.addButton("Share")
      .addTarget(self, action: DocumentScreen.share, for: .touchUpInside)
  }

  private func share(_ button: Button) {
    button.isEnabled = false
    server.upload(document) { button.isEnabled = true }
  }
}
