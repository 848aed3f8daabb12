import Controls
import KeyValueObserving

/// A window with a document's title above it and a button that reverts it.
final class DocumentWindow: KVOObject {
  let titleLabel = Label()
  let revertButton = Button()

  private let document: Document
  private var following: AnyObject?

  init(document: Document) {
    self.document = document
    super.init()
    titleLabel.text = document.title
    following = followTitle(of: document) { [weak self] _, new in self?.titleLabel.text = new }
    revertButton.addTarget(self, action: DocumentWindow.revert, for: .touchUpInside)
  }

  private func revert() {
    document.revert()
  }
}
