/// What a document was called, a line for each change.
final class TitleHistory {
  private(set) var lines: [String] = []

  private var following: AnyObject?

  init(document: Document) {
    following = followTitle(of: document) { [weak self] old, new in
      self?.lines.append("\(old) → \(new)")
    }
  }
}
