import Controls

/// The bar above one document; it comes and goes with the document's window.
final class DocumentToolbar {
  let deleteButton = Button()
  let shareButton = Button()

  init(document: Document, library: DocumentLibrary) {
    deleteButton.when(.touchUpInside) { library.delete(document) }
    shareButton.when(.touchUpInside) { library.share(document) }
  }
}
