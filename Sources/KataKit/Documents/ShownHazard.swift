/// The timelines of a kata's hazard, from the notes of its solution.
struct ShownHazard: Equatable, Sendable, Encodable {
  /// The test that they belong to; nil where the notes show none.
  let test: String?
  let broken: [String]
  let fixed: [String]

  init(test: String?, broken: [String], fixed: [String]) {
    self.test = test
    self.broken = broken
    self.fixed = fixed
  }

  /// Reads what the notes of the kata's solution show.
  init(of kata: Kata, in repository: Repository) {
    let path = "Solutions/\(kata.folderName)/NOTES.md"
    guard let document = MarkdownDocument(path, in: repository.root) else {
      self.init(test: nil, broken: [], fixed: [])
      return
    }
    var lines: [TimelineName.Side: [String]] = [:]
    var shown: String?
    for block in PastedBlock.all(in: document).blocks where block.language == "text" {
      guard case .timeline(let name) = block.origin, lines[name.side] == nil else { continue }
      lines[name.side] = Array(document.lines[block.content])
      shown = shown ?? name.test
    }
    self.init(test: shown, broken: lines[.exercise] ?? [], fixed: lines[.solution] ?? [])
  }
}
