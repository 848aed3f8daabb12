// Accepted: handlers change what the screen knows, and the buttons are drawn from it: no handler mentions a button.

import Controls
import Remedies

/// The screen of one document, with a bar of buttons.
final class DocumentScreen: Screen {
  let document: Document
  let server: Server
  let toolbar = Toolbar()
  let detailsLabel = Label()

  private var showsDetails = false { didSet { draw() } }
  private var isSharing = false { didSet { draw() } }
  private weak var moreButton: Button?
  private weak var shareButton: Button?

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
      .onTap { [weak self] _ in self?.showsDetails.toggle() }.and
  }

  /// Shares the document, once at a time.
  private func addShareButton() {
    shareButton = toolbar.addButton("Share").onTap { [weak self] _ in self?.share() }.and
  }

  private func share() {
    isSharing = true
    server.upload(document) { [weak self] in self?.isSharing = false }
  }

  private func draw() {
    detailsLabel.text = showsDetails ? document.details : nil
    moreButton?.title = showsDetails ? "Less" : "More"
    shareButton?.isEnabled = !isSharing
  }
}
