/// A document of the app.
final class Document {
  var title: String
  var isLocked = false

  /// How often the document was published.
  private(set) var editions = 0

  init(title: String) {
    self.title = title
  }

  func publish() {
    editions += 1
  }
}

/// What the app knows of its use.
final class Statistics {
  private(set) var taps = 0

  func countTap() {
    taps += 1
  }
}
