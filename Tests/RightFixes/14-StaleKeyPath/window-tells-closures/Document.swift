// Accepted: without Key-Value Observing: the window listens to its document, and tells of both changes alike.

import KeyValueObserving

/// A document, shown in a window and renamed in the list.
final class Document: KVOObject {
  var title: String {
    didSet { titleListeners.tell() }
  }

  let titleListeners = Listeners()

  init(title: String) {
    self.title = title
    super.init()
  }
}
