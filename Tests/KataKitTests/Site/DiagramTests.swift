import Foundation
import Testing

@testable import KataKit

@Suite struct DiagramTests {
  @Test func `a recorded timeline is read with its signs as they were`() throws {
    let diagram = try Diagram([
      "sequenceDiagram", "  participant p0 as lease", "  participant p1 as Cell#lt;Title#gt;",
      "  p1->>p0: watches title (Cell.swift#58;20)", "  p0-->>p1: title #58; Setting",
      "  Note over p0: the user closes<br/>the list",
    ])
    guard case .sequence(let sequence) = diagram else {
      Issue.record("not a sequence")
      return
    }
    #expect(sequence.participants == ["lease", "Cell<Title>"])
    #expect(
      sequence.steps == [
        .message(from: 1, to: 0, text: "watches title (Cell.swift:20)", isDashed: false),
        .message(from: 0, to: 1, text: "title : Setting", isDashed: true),
        .note(over: 0, text: "the user closes\nthe list"),
      ])
    #expect(
      diagram.description
        == "Sequence of lease, Cell<Title>. Cell<Title> to lease: watches title (Cell.swift:20); "
        + "lease to Cell<Title>: title : Setting; over lease: the user closes the list.")
  }

  @Test func `a flowchart is read with its texts, its frames and what stands alone`() throws {
    let diagram = try Diagram([
      "flowchart LR", "  field[TextField] -.->|weak delegate| rules[\"title's rules\"]",
      "  rules -->|\"keeps, for long\"| field", "  field -. \"asks\" .-> rules",
      "  alone ~~~ other[\"another: one\"]",
    ])
    guard case .flow(let flow) = diagram else {
      Issue.record("not a flowchart")
      return
    }
    let group = try #require(flow.groups.first)
    #expect(flow.groups.count == 1)
    #expect(group.nodes == ["TextField", "title's rules", "alone", "another: one"])
    #expect(group.edges.map(\.text) == ["weak delegate", "keeps, for long", "asks"])
    #expect(group.edges.map(\.isDashed) == [true, false, true])
    #expect(diagram.description.contains("title's rules – keeps, for long: TextField"))
    #expect(diagram.description.contains("alone stands alone"))

    let framed = try Diagram([
      "flowchart LR", "subgraph before", "a --> b", "end", "subgraph after", "a --> b", "end",
    ])
    #expect(framed.description == "Diagram. before: a – leads to b. after: a – leads to b.")
  }

  @Test(arguments: [
    ([], 0),
    (["pie"], 0),
    (["sequenceDiagram"], 0),
    (["sequenceDiagram", "  participant p0 as lease", "  p0->>p7: watches"], 2),
    (["sequenceDiagram", "  participant p0 as lease", "", "  loop"], 3),
    (["sequenceDiagram", "  participant p0 as lease", "  p0-xp0: lost"], 2),
    (["flowchart LR"], 0),
    (["flowchart LR", "  a ==> b"], 1),
    (["flowchart LR", "  a --> b --> c"], 1),
    (["flowchart LR", "  a --> a"], 1),
    (["flowchart LR", "  a((round)) --> b"], 1),
    (["flowchart LR", "subgraph x", "a --> b", "end", "a --> c"], 4),
    (["flowchart LR", "subgraph x", "a --> b"], 0),
  ])
  func `what is not understood is an error with its line`(lines: [String], line: Int) {
    let mistake = #expect(throws: Diagram.Mistake.self) { try Diagram(lines) }
    #expect(mistake?.line == line)
  }

  @Test func `a picture is the same each time, and well-formed for any text`() throws {
    let lines = [
      "sequenceDiagram", "participant a as A & #lt;B#gt;", "participant b as B", "a->>a: to itself",
      "a->>b: says \"1 < 2\"", "Note over b: FAULT #58; gone",
    ]
    let light = try Diagram(lines).svg(.light)
    #expect(light == (try Diagram(lines).svg(.light)))
    #expect(light != (try Diagram(lines).svg(.dark)))
    #expect(light.contains("A &amp; &lt;B&gt;"))
    #expect(light.contains(SVG.Palette.light.faultEdge))
    // Each sign of markup is one of a tag's, none a text's.
    #expect(light.count { $0 == "<" } == light.count { $0 == ">" })
    #expect(!light.contains("1 < 2"))
  }
}
