import Testing

@testable import KataKit

@Suite struct DrawingTests {
  private static let flows = [
    ["flowchart LR", "a -->|keeps| b", "b -.->|weak delegate| a", "a -->|\"keeps too\"| b"],
    [
      "flowchart LR", "local[\"a local variable, until it returns\"] -->|keeps| rules",
      "screen -->|keeps| field", "field -.->|weak delegate| rules",
      "rules -->|keeps| closure[\"closure for the hint\"]", "closure -->|keeps| screen",
    ],
    ["flowchart LR", "a --> d", "b --> d", "c --> d", "a -->|long way| e", "d --> e"],
    ["flowchart TD", "a --> b", "b --> c", "c --> a", "x ~~~ y"],
  ]

  @Test(arguments: flows)
  func `nothing in a flowchart lies on anything else`(lines: [String]) throws {
    guard case .flow(let flow) = try Diagram(lines) else {
      Issue.record("not a flowchart")
      return
    }
    for group in flow.groups {
      let layout = FlowLayout(group)
      let items = layout.items.filter { !$0.lines.isEmpty }
      for (place, one) in items.enumerated() {
        #expect(one.centre.x - one.size.width / 2 > -0.01)
        #expect(one.centre.x + one.size.width / 2 < layout.size.width + 0.01)
        #expect(one.centre.y + one.size.height / 2 < layout.size.height + 0.01)
        for other in items[(place + 1)...] {
          let isBeside =
            abs(one.centre.x - other.centre.x) >= (one.size.width + other.size.width) / 2
          let isBelow =
            abs(one.centre.y - other.centre.y) >= (one.size.height + other.size.height) / 2
          #expect(isBeside || isBelow, "\(one.lines) lies on \(other.lines)")
        }
      }
    }
  }

  @Test func `an arrow that closes a circle points up, and the others down`() throws {
    guard case .flow(let flow) = try Diagram(["flowchart LR", "a --> b", "b --> c", "c --> a"])
    else {
      Issue.record("not a flowchart")
      return
    }
    let layout = FlowLayout(flow.groups[0])
    #expect(layout.isReversed == [false, false, true])
    let heights = layout.items.filter(\.isBox).map(\.centre.y)
    #expect(heights == heights.sorted())
  }

  @Test func `columns of a sequence are as far apart as the texts between them need`() throws {
    func width(_ text: String) throws -> Double {
      let svg = try Diagram([
        "sequenceDiagram", "participant a as a", "participant b as b", "a->>b: \(text)",
      ]).svg(.light)
      let found = try #require(svg.firstMatch(of: /width="([0-9.]+)"/))
      return try #require(Double(found.1))
    }
    #expect(try width("short") < width("a text of more words"))
    // What is too long is folded, so that no picture grows without end.
    let long = Array(repeating: "word", count: 40).joined(separator: " ")
    #expect(try width(long) < 300)
  }

  @Test(arguments: [
    ("", [""]), ("one", ["one"]), ("one two three", ["one two", "three"]),
    ("averyverylongword b", ["averyverylongword", "b"]), ("a\nb", ["a", "b"]),
  ])
  func `texts are folded between words`(text: String, lines: [String]) {
    #expect(SVG.folded(text, to: 8) == lines)
  }

  @Test(arguments: [(1.0, "1"), (1.25, "1.3"), (-0.5, "-0.5"), (0.04, "0"), (-12.0, "-12")])
  func `numbers have one digit behind the point at most`(number: Double, text: String) {
    #expect(SVG.number(number) == text)
  }
}
