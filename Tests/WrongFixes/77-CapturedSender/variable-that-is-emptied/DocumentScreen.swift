// Rejected by: Share waits for its upload, and can be tapped again
// Misconception: a closure keeps its own copy of a variable that it mentions.

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
    var button: Button? = toolbar.addButton("Share")
    button?.onTap { [document, server] _ in
      button?.isEnabled = false
      server.upload(document) { button?.isEnabled = true }
    }
    // Nothing is captured any more.
    button = nil
  }
}
