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
    toolbar.addButton("Share").onTap { [document, server] button in
      button.isEnabled = false
      // The upload lets go of the button when it is over, also when the screen is closed by then.
      server.upload(document) { button.isEnabled = true }
    }
  }
}
