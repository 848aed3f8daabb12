import Controls

/// A field for the digits that open a document.
final class PassCodeField: TextField {
  /// How many digits the code has.
  let digits: Int

  init(digits: Int) {
    self.digits = digits
    super.init()
    placeholder = "\(digits) digits"
  }

  /// Whether there is room for what the user types; deleting needs none.
  func hasRoom(for string: String) -> Bool {
    (text ?? "").count + string.count <= digits || string.isEmpty
  }
}
