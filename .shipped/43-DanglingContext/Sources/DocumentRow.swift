import Controls
import KeyValueObserving

/// A row of the list: what the screen shows of one document.
final class DocumentRow: KVOObject {
  let document: Document
  let titleLabel = Label()

  init(document: Document) {
    self.document = document
    super.init()
    show(document.title)
  }

  func show(_ title: String) {
    titleLabel.text = title
  }
}
