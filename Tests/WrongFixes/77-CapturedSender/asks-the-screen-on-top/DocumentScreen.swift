// Rejected by: of two screens each waits for its own upload
// Misconception: there is one Share button at a time: that of the screen that was opened last.

import Controls
import Remedies

/// The screen of one document, with a bar of buttons.
final class DocumentScreen: Screen {
  let document: Document
  let server: Server
  let toolbar = Toolbar()
  let detailsLabel = Label()

  /// The button of the screen on top; its bar keeps it.
  nonisolated(unsafe) private static weak var shareButton: Button?

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
    Self.shareButton =
      toolbar.addButton("Share").onTap { [document, server] _ in
        Self.shareButton?.isEnabled = false
        server.upload(document) { Self.shareButton?.isEnabled = true }
      }.and
  }
}
