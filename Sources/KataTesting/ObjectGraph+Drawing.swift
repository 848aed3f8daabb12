public import Testing

extension ObjectGraph {
  /// Makes the scene as often as it takes to find out who keeps whom, and attaches the picture to the test.
  ///
  /// In each of its rounds one object is held and all others are let go. Who is alive then must be whom the
  /// picture's solid arrows lead to; otherwise the test fails and says where they differ.
  ///
  /// - Parameters:
  ///   - sourceLocation: Where an issue is recorded.
  ///   - scene: Makes everything anew, each time in the same way.
  public static func draw(
    sourceLocation: SourceLocation = #_sourceLocation, _ scene: () -> ObjectGraph
  ) {
    let open = Picture(of: scene())
    let rounds = [nil] + open.nodes.indices.map(Optional.init)
    let seen = Dictionary(
      uniqueKeysWithValues: rounds.map { ($0, survivors(of: scene, holding: $0)) })
    let settled = open.settled { seen[$0] ?? [] }
    let picture = settled ?? open.decided(keeping: [])
    for held in settled == nil ? rounds : [] {
      let alive = seen[held] ?? []
      let expected = picture.expected(holding: held)
      guard alive != expected else { continue }
      let whom = held.map { picture.nodes[$0] } ?? "nothing"
      let names = { (nodes: Set<Int>) in
        nodes.isEmpty ? "nobody" : nodes.sorted().map { picture.nodes[$0] }.joined(separator: ", ")
      }
      Issue.record(
        """
        The picture is not that of this run. When \(whom) is held and nothing else:
        Seen: \(names(alive)) alive. Expected from the arrows: \(names(expected)).
        """, sourceLocation: sourceLocation)
    }
    if TestRun.drawsAll {
      Attachment.record(
        picture.mermaid + "\n", named: "graph.mmd", sourceLocation: sourceLocation)
    }
  }

  private final class Weak {
    weak var object: AnyObject?
    init(_ object: AnyObject) { self.object = object }
  }

  /// Which objects of a scene are alive when one of them is held, or none.
  private static func survivors(of scene: () -> ObjectGraph, holding held: Int?) -> Set<Int> {
    let (object, all) = letGo(scene, holding: held)
    return withExtendedLifetime(object) {
      Set(all.indices.filter { all[$0].object != nil })
    }
  }

  /// Of a scene that is made here, all objects go when this returns, but the one that is held.
  @inline(never)
  private static func letGo(
    _ scene: () -> ObjectGraph, holding held: Int?
  ) -> (AnyObject?, [Weak]) {
    let nodes = Reflection(of: scene()).nodes
    return (held.map { nodes[$0].object }, nodes.map { Weak($0.object) })
  }
}
