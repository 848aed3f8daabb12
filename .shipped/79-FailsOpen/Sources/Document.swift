/// A document of the app.
final class Document {
  let title: String

  /// What opens the document; the lock screen has four boxes, and keys with digits.
  private(set) var passCode: String?

  init(title: String) {
    self.title = title
  }

  func protect(with passCode: String) {
    self.passCode = passCode
  }
}
