// Rejected by: Share waits for its upload, and can be tapped again
// Misconception: a weak capture is looked up when the closure is called, so that it may stand before the button.

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
    weak var button: Button?
    let share: (Button) -> Void = { [weak button, document, server] _ in
      button?.isEnabled = false
      server.upload(document) { [weak button] in button?.isEnabled = true }
    }
    button = toolbar.addButton("Share").onTap(share).and
  }
}
