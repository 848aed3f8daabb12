import KeyValueObserving
import Testing

@Suite struct TimelineTests {
  /// A cell that dies registered, and a change afterwards.
  private func run() -> Timeline {
    let timeline = Timeline()
    _ = observing(ObservationEnvironment(timeline: timeline)) {
      let document = Document()
      document.label = "document"
      let others = [Reader(), Reader()]
      let site = (file: "Cells/DocumentCell.swift", line: 24)
      for reader in others {
        document.addObserver(
          reader, forKeyPath: "title", options: [.old, .new], context: nil, fileID: site.file,
          line: site.line)
      }
      document.title = "Final: \"A; B\""
      timeline.note("the user closes the table")
      for reader in others { document.removeObserver(reader, forKeyPath: "title") }
    }
    return timeline
  }

  @Test func `the text is aligned and tells objects of one class apart`() {
    let lines = run().text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(8) == [
        "  1  document  is made",
        "  2  Reader    watches document.title  (DocumentCell.swift:24)",
        "  3  Reader 2  watches document.title  (DocumentCell.swift:24)",
        "  4  document  title: Setting old=\"Draft\" new=\"Final: \"A; B\"\" → Reader 2",
        "  5  document  title: Setting old=\"Draft\" new=\"Final: \"A; B\"\" → Reader",
        "  6  ·         the user closes the table",
        "  7  Reader    stops watching document.title",
        "  8  Reader 2  stops watching document.title",
      ])
    #expect(lines.count == 11)
  }

  @Test func `the diagram has a participant for each object and no sign that would break it`() {
    let lines = run().mermaid.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        "sequenceDiagram",
        "  participant p0 as document",
        "  participant p1 as Reader",
        "  participant p2 as Reader 2",
        "  p1->>p0: watches title (DocumentCell.swift#58;24)",
        "  p2->>p0: watches title (DocumentCell.swift#58;24)",
      ])
    #expect(
      lines[6]
        == "  p0-->>p2: title #58; Setting old=\"Draft\" new=\"Final#58; \"A#59; B\"\"")
    #expect(lines[8] == "  Note over p0: the user closes the table")
  }
}
