/// Makes the screen of a document.
@MainActor func makeOutlineScreen(document: Document, display: Display) -> OutlineScreen {
  OutlineScreen(document: document, display: display)
}
