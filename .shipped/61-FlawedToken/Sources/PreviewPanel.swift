import Controls

/// A panel beside the windows, which shows the title of the document it was opened for.
final class PreviewPanel {
  let titleLabel = Label()

  private let titleToken: KVOToken?

  init(document: Document?) {
    titleLabel.text = document?.title ?? "No document"
    titleToken = makeToken(subject: document, keyPath: "title") { [titleLabel] _, _, title in
      titleLabel.text = title as? String
    }
  }

  /// Whether the dot in the corner is green: the panel follows a document.
  var isLive: Bool { titleToken?.isActive ?? false }

  func close() {
    titleToken?.stop()
  }
}
