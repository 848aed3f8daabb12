// Rejected by: a screen that has shared its document leaves nothing behind
// Misconception: the capture list of the innermost closure decides, for that is the one which uses the button.

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
    button.onTap { [document, server] _ in
      let isEnabled = { [weak button] (value: Bool) in button?.isEnabled = value }
      isEnabled(false)
      server.upload(document) { isEnabled(true) }
    }
  }
}
