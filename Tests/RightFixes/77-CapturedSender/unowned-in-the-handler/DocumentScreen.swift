// Accepted: who is called cannot be gone, so that unowned is right in the handler itself; not in what ends later.

import Controls
import Remedies

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
    toolbar.addButton("More").onTap { [detailsLabel, document] button in
      let isShown = detailsLabel.text != nil
      detailsLabel.text = isShown ? nil : document.details
      button.title = isShown ? "More" : "Less"
    }
  }

  /// Shares the document, once at a time.
  private func addShareButton() {
    let button = toolbar.addButton("Share")
    button.onTap { [unowned button, document, server] _ in
      button.isEnabled = false
      server.upload(document) { [weak button] in button?.isEnabled = true }
    }
  }
}
