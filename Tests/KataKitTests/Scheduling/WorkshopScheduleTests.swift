import Foundation
import Testing

@testable import KataKit

/// The workshop kit says what the repository says: schedules, decks and facilitator pages.
///
/// The minutes of a kata or a new kata change the schedules. Then
/// `KATA_GOLDEN=1 swift test --filter WorkshopScheduleTests` writes those that differ into the
/// guide.
@Suite struct WorkshopScheduleTests {
  private let kit: WorkshopKit

  init() throws {
    kit = try WorkshopKit()
  }

  @Test func `each schedule in the guide is what kata schedule prints`() throws {
    let guide = kit.folder.appending(path: "README.md")
    let known = try String(contentsOf: guide, encoding: .utf8)
    let rewritten = ScheduleBlocks(known).rewritten { try? kit.printed($0) }
    if rewritten != known, ProcessInfo.processInfo.environment["KATA_GOLDEN"] != nil {
      try Data(rewritten.utf8).write(to: guide, options: .atomic)
    }
    let written = ScheduleBlocks(try String(contentsOf: guide, encoding: .utf8))
    #expect(
      written.all.map(\.session) == SessionPlan.all.map(\.name),
      "One block for each plan: a line `<!-- schedule 90 -->`, and a text fence in the next.")
    for block in written.all {
      let printed = try kit.printed(block.session)
      #expect(
        block.text == printed,
        """
        docs/workshop/README.md shows another schedule than `kata schedule \(block.session)`.
        KATA_GOLDEN=1 swift test --filter WorkshopScheduleTests
        """)
    }
  }

  @Test func `a schedule that differs is written between its fences, and nothing else`() {
    let page = """
      # A guide
      <!-- schedule 45 -->
      ```text
      old
      ```
      <!-- schedule 60 -->
      ```text
      ```
      The end.
      """
    let rewritten = ScheduleBlocks(page).rewritten { $0 == "45" ? "one\n\ntwo" : nil }
    #expect(rewritten == page.replacing("old", with: "one\n\ntwo"))
    #expect(ScheduleBlocks(rewritten).all.map(\.text) == ["one\n\ntwo", ""])
  }

  @Test(arguments: SessionPlan.all.map(\.name))
  func `a deck shows the katas and the breaks of its session, in their order`(session: String)
    throws
  {
    let known = Set(kit.catalogue.katas.map(\.number))
    let shown = try kit.text("deck-\(session).md").matches(of: #/(?m)^#+ (\d\d|Break|Lunch)\b/#)
      .map { String($0.1) }
    var planned: [String] = []
    for item in try kit.schedule(session).items {
      let rest = item.kind == .pause ? "Break" : item.kind == .lunch ? "Lunch" : nil
      if let slide = item.kata?.number ?? rest, slide != planned.last { planned.append(slide) }
    }
    // A slide may wait for its kata.
    #expect(shown.filter { known.contains($0) || Int($0) == nil } == planned)
  }

  @Test(arguments: SessionPlan.all.map(\.name))
  func `what a deck quotes is a README's, or what those who wrote a wrong fix believe`(
    session: String
  )
    throws
  {
    let readmes = kit.catalogue.katas.map { kata in
      (try? String(contentsOf: kata.folder.appending(path: "README.md"), encoding: .utf8)) ?? ""
    }
    let beliefs = SwiftFiles.below(kit.repository.wrongFixes).compactMap { file in
      (try? String(contentsOf: file, encoding: .utf8))?.firstMatch(
        of: #/// Misconception: (.+(?:\n// .+)*)/#
      ).map { String($0.1).replacing("\n//", with: "") }
    }
    let known = plain((readmes + beliefs).joined(separator: " "))
    let quotes = try kit.text("deck-\(session).md").matches(of: #/(?m)^> .*(?:\n> .*)*/#)
      .map { plain(String($0.0).replacing(#/(?m)^> /#, with: "")) }
    #expect(quotes.count > 4)
    for quote in quotes where quote != "what will you search for in your own code tomorrow?" {
      #expect(known.contains(quote), "deck-\(session).md quotes what nobody says")
    }
  }

  /// Without line breaks, and without the addresses of links.
  private func plain(_ text: String) -> String {
    words(text.replacing(#/\]\([^)]*\)/#, with: "]")).joined(separator: " ").lowercased()
  }

  @Test func `each kata of the core path has a facilitator's page that names what is there`() throws
  {
    let pages = try FileManager.default.contentsOfDirectory(
      atPath: kit.folder.appending(path: "katas").path)
    for kata in kit.catalogue.katas where LearningPath.isCore(kata) {
      let name = try #require(
        pages.first { $0.hasPrefix("\(kata.number)-") },
        "\(kata.title) has no page in docs/workshop/katas")
      let page = try kit.text("katas/\(name)")
      let minutes = try #require(kata.readme.front["minutes"])
      #expect(page.contains("Minutes: \(minutes)"), "\(name) says other minutes")
      #expect(page.contains("kata solution \(kata.number) --give-up"))
      let asked = page.matches(of: #/(?m)^> (.*)$/#).map { String($0.1) }
      #expect(
        words(asked.joined(separator: " ").replacing("](../../../", with: "](../../"))
          == words(kata.readme.sections["Predict"] ?? ""),
        "\(name) asks for another prediction than the exercise")
      let fixes = kit.wrongFixes(in: page, of: kata)
      for fix in fixes {
        #expect(fix.isThere, "\(name) names \(fix.name), which is not there")
        #expect(fix.named == fix.rejectedBy, "\(name) names another test for \(fix.name)")
      }
      #expect(fixes.count >= 3)
    }
  }

  private func words(_ text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }
}

/// The folder docs/workshop of this repository, and what it should say.
private struct WorkshopKit {
  let repository: Repository
  let catalogue: Catalogue

  var folder: URL { repository.root.appending(path: "docs/workshop") }

  init() throws {
    repository = .this
    catalogue = try Catalogue(of: repository)
  }

  func text(_ path: String) throws -> String {
    try String(contentsOf: folder.appending(path: path), encoding: .utf8)
  }

  func schedule(_ session: String) throws -> Schedule {
    Schedule(try SessionPlan.named(session), catalogue: catalogue)
  }

  /// What `kata schedule` prints at the root.
  func printed(_ session: String) throws -> String {
    ScheduleScreen(
      schedule: try schedule(session), clock: try ClockTime(nil),
      typing: Typing(root: repository.root, directory: repository.root), style: .plain
    ).text
  }

  /// A wrong fix as a page presents it.
  struct PresentedFix {
    let name: String
    /// The test that the page says goes red.
    let named: String
    /// The test that the fix's first line names; nil if there is no such fix.
    let rejectedBy: String?

    var isThere: Bool { rejectedBy != nil }
  }

  func wrongFixes(in page: String, of kata: Kata) -> [PresentedFix] {
    let all = repository.wrongFixes.appending(path: kata.folderName)
    return page.matches(of: #/(?m)^- \[`([a-z0-9-]+)`\](?:.*\n)+?  - Red: \*(.+)\*\.$/#).map {
      match in
      let rejectedBy = SwiftFiles.below(all.appending(path: String(match.1))).lazy
        .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
        .compactMap { $0.firstMatch(of: #/(?m)^// Rejected by: (.+)$/#).map { String($0.1) } }
        .first
      return PresentedFix(
        name: String(match.1), named: String(match.2), rejectedBy: rejectedBy)
    }
  }
}

/// The fences of a page that a comment `<!-- schedule 90 -->` announces.
private struct ScheduleBlocks {
  struct Block {
    let session: String
    let text: String
    /// The lines between the fences, by index.
    let content: Range<Int>
  }

  let all: [Block]
  private let lines: [String]

  init(_ page: String) {
    lines = page.components(separatedBy: "\n")
    var blocks: [Block] = []
    for (index, line) in lines.enumerated() {
      let start = index + 2
      guard let session = line.wholeMatch(of: /<!-- schedule (\w+) -->/)?.1,
        start <= lines.count, lines[index + 1] == "```text",
        let end = lines[start...].firstIndex(of: "```")
      else { continue }
      blocks.append(
        Block(
          session: String(session), text: lines[start..<end].joined(separator: "\n"),
          content: start..<end))
    }
    all = blocks
  }

  /// The page with what `printed` says between the fences; nil leaves a block as it is.
  func rewritten(_ printed: (String) -> String?) -> String {
    var lines = lines
    for block in all.reversed() {
      guard let text = printed(block.session) else { continue }
      lines.replaceSubrange(block.content, with: text.components(separatedBy: "\n"))
    }
    return lines.joined(separator: "\n")
  }
}
