// Accepted: the screen is captured weakly, and its property is read when the tap comes.

import Controls
import Remedies

/// The screen of one document, with a bar of buttons.
final class DocumentScreen: Screen {
  let document: Document
  let server: Server
  let toolbar = Toolbar()
  let detailsLabel = Label()

  /// The button below the details; the bar keeps it.
  private weak var moreButton: Button?

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
    moreButton =
      toolbar.addButton("More")
      .onTap { [weak self] _ in
        guard let self, let moreButton else { return }
        let isShown = detailsLabel.text != nil
        detailsLabel.text = isShown ? nil : document.details
        moreButton.title = isShown ? "More" : "Less"
      }.and
  }

  /// Shares the document, once at a time.
  private func addShareButton() {
    toolbar.addButton("Share").onTap { [document, server] button in
      button.isEnabled = false
      // The upload lets go of the button when it is over, also when the screen is closed by then.
      server.upload(document) { button.isEnabled = true }
    }
  }
}
