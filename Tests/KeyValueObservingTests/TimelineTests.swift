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

  /// What two tokens on one document hear.
  private func runTokens() -> Timeline {
    let timeline = Timeline()
    _ = observing(ObservationEnvironment(timeline: timeline)) {
      let document = Document()
      let site = SourceSite(fileID: "Cells/DocumentCell.swift", filePath: "", line: 24)
      let rows = [1, 2].map { _ in
        HandlerRegistration.observing(
          document, keyPath: "title", options: [], label: "token", site: site
        ) { _, _ in }
      }
      document.title = "Final"
      for row in rows { row?.remove() }
    }
    return timeline
  }

  @Test func `each token has one name from beginning to end`() {
    let lines = runTokens().text.split(separator: "\n").map(String.init)
    #expect(
      lines.prefix(6) == [
        " 1  token     watches Document.title  (DocumentCell.swift:24)",
        " 2  token 2   watches Document.title  (DocumentCell.swift:24)",
        " 3  Document  title: Setting → token 2",
        " 4  Document  title: Setting → token",
        " 5  token     stops watching Document.title",
        " 6  token 2   stops watching Document.title",
      ])
    #expect(runTokens().mermaid.split(separator: "\n").count { $0.contains("participant") } == 3)
  }

  @Test func `long lines of a text are folded for a terminal`() {
    let timeline = Timeline()
    let name = Event.Name(serial: 1, className: "Document", label: nil)
    timeline.record(
      Event(
        .fault(
          Fault(
            .range,
            "Cannot remove an observer <DocumentCell 0x60> for the key path \"isFavorite\" from "
              + "<Document 0x70> because it is not registered as an observer.")),
        subject: name))
    #expect(
      timeline.text == """
         1  Document  FAULT NSRangeException: Cannot remove an observer <DocumentCell
                      0x60> for the key path "isFavorite" from <Document 0x70> because
                      it is not registered as an observer.
        """)
  }

  @Test func `a diagram of remarks alone and names with signs in them are valid`() {
    let timeline = Timeline()
    timeline.note("100 %; the user waits")
    #expect(
      timeline.mermaid == """
        sequenceDiagram
          participant p0 as test
          Note over p0: 100 #37;#59; the user waits
        """)
    let name = Event.Name(serial: 1, className: "Box<Int>", label: "report; final")
    timeline.record(Event(.died, subject: name))
    #expect(timeline.mermaid.contains("  participant p0 as report#59; final\n"))
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
