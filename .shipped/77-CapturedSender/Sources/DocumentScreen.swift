// Symptom: More does nothing, and each document that was ever open stays in memory.
// Task:    let each button do its work, and let nothing be kept by a button's own handler.
// Run:     swift run kata   (or: cd Exercises && KATA=77 swift test)

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
      .onTap { [weak moreButton, detailsLabel, document] _ in
        guard let moreButton else { return }
        let isShown = detailsLabel.text != nil
        detailsLabel.text = isShown ? nil : document.details
        moreButton.title = isShown ? "More" : "Less"
      }.and
  }

  /// Shares the document, once at a time.
  private func addShareButton() {
    let button = toolbar.addButton("Share")
    button.onTap { [document, server] _ in
      button.isEnabled = false
      server.upload(document) { button.isEnabled = true }
    }
  }
}
