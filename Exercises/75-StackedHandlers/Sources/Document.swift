/// A document of the app.
final class Document {
  let title: String
  var isStarred = false

  init(title: String) {
    self.title = title
  }
}
