/// A document of the app.
final class Document {
  let title: String

  init(title: String) {
    self.title = title
  }
}
