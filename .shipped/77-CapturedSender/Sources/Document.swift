/// A document of the app.
final class Document {
  let title: String
  let details: String

  init(title: String, details: String) {
    self.title = title
    self.details = details
  }
}
