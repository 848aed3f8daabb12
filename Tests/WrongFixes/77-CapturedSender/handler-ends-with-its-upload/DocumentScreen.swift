// Rejected by: a screen that was only looked at leaves nothing behind
// Misconception: the handler has done its work when the upload is over, and lets go of the button then.

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
    whenSharing(button)
  }

  private func whenSharing(_ button: Button) {
    var tap: HandlerToken?
    tap =
      button.onTap { [document, server, weak self] _ in
        button.isEnabled = false
        server.upload(document) {
          button.isEnabled = true
          tap?.stop()
          self?.whenSharing(button)
        }
      }.token
  }
}
