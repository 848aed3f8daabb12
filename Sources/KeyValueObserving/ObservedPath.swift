/// A key path, cut behind its first key.
struct ObservedPath: Sendable, Hashable {
  let text: String
  let first: String
  let rest: String?

  init(_ text: String) {
    self.text = text
    if let dot = text.firstIndex(of: ".") {
      first = String(text[..<dot])
      rest = String(text[text.index(after: dot)...])
    } else {
      first = text
      rest = nil
    }
  }
}
