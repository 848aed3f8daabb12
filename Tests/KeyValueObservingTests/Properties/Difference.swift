/// What the rules and the model make of one script.
struct Difference: CustomStringConvertible {
  let script: Script

  init(_ script: Script) {
    self.script = script
  }

  static func differ(_ script: Script, isMistaken: Bool = false) -> Bool {
    let rules = ReferenceWorld.play(script, isMistaken: isMistaken)
    let model = ModelWorld.lines(of: script)
    return rules.isOver ? !model.starts(with: rules.lines) : model != rules.lines
  }

  var description: String {
    let rules = ReferenceWorld.play(script).lines
    let model = ModelWorld.lines(of: script)
    return "\(script)\nThe rules say:\n\(indented(rules))\nThe model does:\n\(indented(model))"
  }

  private func indented(_ lines: [String]) -> String {
    lines.isEmpty ? "  nothing" : lines.map { "  \($0)" }.joined(separator: "\n")
  }
}

extension Script {
  /// The script without every line that `fails` does not need.
  func shrunk(while fails: (Script) -> Bool) -> Script {
    var shortest = self
    var hasShrunk = true
    while hasShrunk {
      hasShrunk = false
      for index in shortest.steps.indices.reversed() {
        var shorter = shortest
        shorter.steps.remove(at: index)
        if fails(shorter) {
          shortest = shorter
          hasShrunk = true
        }
      }
      for index in shortest.reactions.indices.reversed() {
        var shorter = shortest
        shorter.reactions.remove(at: index)
        if fails(shorter) {
          shortest = shorter
          hasShrunk = true
        }
      }
    }
    return shortest
  }
}
