/// A document of the app.
final class Document {
  var title: String

  init(title: String) {
    self.title = title
  }
}
