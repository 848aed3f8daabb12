import Controls

/// A tab in which a document can be edited; a heading shows its title meanwhile.
final class EditorTab: DocumentTab {
  let heading = Label()

  private var listening: Document.Listening?

  /// The user taps Edit.
  func beginEditing() {
    guard listening == nil else { return }
    listening = document.onTitle { [heading] title in heading.text = title }
    heading.text = document.title
  }

  /// The user taps Done, which is there all the time.
  func endEditing() {
    listening = nil
    heading.text = nil
  }

  override func show(_ next: Document) {
    super.show(next)
    guard listening != nil else { return }
    endEditing()
    beginEditing()
  }

  override func close() {
    super.close()
    endEditing()
  }
}
