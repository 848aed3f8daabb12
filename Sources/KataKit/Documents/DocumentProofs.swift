import Foundation

/// Proof 4, the documents' part: what they paste is what the sources and the real runs say, their links
/// lead somewhere, and every kata has all of its parts.
struct DocumentProofs {
  let repository: Repository
  let katas: [Kata]
  let timelines: Timelines
  /// Whether all katas were run, so that documents of no single kata are judged as well.
  let isWhole: Bool

  /// One judgement for each kata, and what is wrong with documents that belong to no single one.
  func judged() -> (ofKatas: [Judgement], general: [Finding]) {
    let findings = findings()
    let judgements = katas.map { kata in
      Judgement(
        of: kata, proof: 4, subject: "documents",
        findings: KataParts(kata: kata, repository: repository).findings
          + (findings.ofKata[kata.number] ?? []))
    }
    return (judgements, isWhole ? findings.others + strayFolders : [])
  }

  /// Writes the timelines and graphs of this run into the documents that show others.
  ///
  /// - Returns: The documents that were written, relative to the root.
  func rewrite() throws -> [String] {
    try MarkdownDocument.all(in: repository.root).compactMap { document in
      var changed = document
      // From the last to the first, so that the lines of those before stay where they are.
      for block in PastedBlock.all(in: document).blocks.reversed() {
        guard let lines = timelines.lines(of: block) else { continue }
        changed.lines.replaceSubrange(block.content, with: lines)
      }
      if changed == document { return nil }
      let file = repository.root.appending(path: document.path)
      do {
        try Data(changed.text.utf8).write(to: file, options: .atomic)
      } catch {
        throw Complaint(
          .inputOutput, "\(document.path) cannot be written: \(error.localizedDescription)")
      }
      return document.path
    }
  }

  private func findings() -> (ofKata: [String: [Finding]], others: [Finding]) {
    var ofKata: [String: [Finding]] = [:]
    var others: [Finding] = []
    for document in MarkdownDocument.all(in: repository.root) {
      let owner = katas.first { document.path.contains("/\($0.folderName)/") }
      let isForeign =
        owner == nil && document.path.firstRange(of: /^(Exercises|Solutions)\/\d\d-/) != nil
      func note(_ finding: Finding, of number: String? = nil) {
        if let number = number ?? owner?.number {
          ofKata[number, default: []].append(finding)
        } else if !isForeign {
          others.append(finding)
        }
      }
      for dead in MarkdownLinks(document: document, root: repository.root).dead {
        note(Finding(seen: "\(document.path): \(dead)", advice: "Mend the link."))
      }
      let (blocks, broken) = PastedBlock.all(in: document)
      for line in broken {
        note(
          Finding(
            seen: "\(document.path):\(line): this comment announces a block, and cannot be read",
            advice: "See \"Pasting\" in docs/contributing.md for its form."))
      }
      for block in blocks {
        switch block.origin {
        case .code(let path):
          if let finding = judge(block, of: path, in: document) { note(finding) }
        case .timeline(let name), .graph(let name):
          if let finding = judge(block, showing: name, in: document) {
            note(finding, of: name.kata)
          }
        }
      }
    }
    return (ofKata, others)
  }

  private func judge(
    _ block: PastedBlock, of path: String, in document: MarkdownDocument
  ) -> Finding? {
    let place = "\(document.path):\(block.line)"
    guard let text = WholeFile.text(of: repository.root.appending(path: path)) else {
      return Finding(
        seen: "\(place): pastes from \(path), which is not there", advice: "Name the file.")
    }
    let file = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let run = CodeRun(Array(document.lines[block.content]))
    return run.isIn(file)
      ? nil
      : Finding(
        seen: "\(place): the code is not in \(path) as it stands here",
        advice: "Paste the lines again; a line of nothing but … leaves lines out.")
  }

  private func judge(
    _ block: PastedBlock, showing name: TimelineName, in document: MarkdownDocument
  ) -> Finding? {
    guard katas.contains(where: { $0.number == name.kata }) else {
      return isWhole
        ? Finding(
          seen:
            "\(document.path):\(block.line): shows a run of kata \(name.kata), which is not "
            + "there", advice: "Name a kata by its number.") : nil
    }
    let place = "\(document.path):\(block.line)"
    guard let lines = timelines.lines(of: block) else {
      return if case .graph = block.origin {
        Finding(
          seen: "\(place): shows the graph of a test that draws none: \"\(name.test)\"",
          advice: "Name a test in Tests/Pictures that calls ObjectGraph.draw.")
      } else {
        Finding(
          seen: "\(place): shows the timeline of a test that has none: \"\(name.test)\"",
          advice: "Name a test of that kata's suite in which something is observed.")
      }
    }
    return lines == Array(document.lines[block.content])
      ? nil
      : Finding(
        seen: "\(place): what is shown is not that of a real run",
        advice: "swift run kata verify --rewrite \(name.kata)")
  }

  /// Folders named for a kata that is not there.
  private var strayFolders: [Finding] {
    let names = Set(katas.map(\.folderName))
    return ["Exercises", "Solutions", "Tests/WrongFixes", "Tests/RightFixes", "Tests/Pictures"]
      .flatMap { folder in
        let path = repository.root.appending(path: folder).path
        let entries = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
        return entries.sorted().filter { $0.firstRange(of: /^\d\d-/) != nil && !names.contains($0) }
          .map {
            Finding(
              seen: "\(folder)/\($0) belongs to no kata",
              advice: "Rename it after its kata's folder in Exercises, or remove it.")
          }
      }
  }
}
