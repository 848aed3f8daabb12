import Controls
import KeyValueObserving

/// The line at the top of a window: the title of the document that is open in it.
final class WindowHeader: KVOObject {
  let titleLabel = Label()

  /// Listens for as long as the header keeps it.
  private var listening: Listeners.Listening?

  init(window: DocumentWindow) {
    super.init()
    listening = window.titleListeners.add { [weak self, weak window] in
      self?.show(window?.document)
    }
    show(window.document)
  }

  private func show(_ document: Document?) {
    titleLabel.text = document?.title ?? "No document"
  }
}
