extension Timeline {
  /// The events as a sequence diagram in Mermaid's notation, for Markdown.
  public var mermaid: String { mermaid(through: nil) }

  /// The diagram up to a fault, at which a real program would have stopped; all of it without one.
  package func mermaid(through fault: Fault?) -> String {
    let events = events(through: fault)
    let names = TimelineNames(events)
    let ids = Dictionary(
      uniqueKeysWithValues: names.order.enumerated().map { ($1, "p\($0)") })
    // Remarks stand over the first participant, so that there must be one.
    let order = names.order.isEmpty ? ["test"] : names.order
    let participants = order.enumerated().map { "  participant p\($0) as \(Event.escaped($1))" }
    let lines = events.compactMap { $0.mermaid(names, ids) }.map { "  " + $0 }
    return (["sequenceDiagram"] + participants + lines).joined(separator: "\n")
  }
}

extension Event {
  fileprivate func mermaid(_ names: TimelineNames, _ ids: [String: String]) -> String? {
    let id = { (name: Name?) in ids[names[name]] ?? "p0" }
    let path = Event.escaped(keyPath ?? "")
    return switch kind {
    case .created: nil
    case .died: "Note over \(id(subject)): dies"
    case .registered(let site):
      "\(id(observer))->>\(id(subject)): watches \(path) (\(Event.escaped("\(site)")))"
    case .removed: "\(id(observer))->>\(id(subject)): stops watching \(path)"
    case .delivered(let change):
      "\(id(subject))-->>\(id(observer)): \(path) #58; \(Event.escaped(change))"
    case .fault(let fault): "Note over \(id(subject)): FAULT #58; \(Event.note(fault.headline))"
    case .note(let text): "Note over \(id(nil)): \(Event.note(text[...]))"
    }
  }

  /// A text in lines that a note has room for.
  private static func note(_ text: Substring) -> String {
    Timeline.folded(text, to: 40).map { escaped(String($0)) }.joined(separator: "<br/>")
  }

  /// A text without what Mermaid reads as its own signs.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for character in text {
      switch character {
      case ";": result += "#59;"
      case "#": result += "#35;"
      case "%": result += "#37;"
      case ":": result += "#58;"
      case "\n": result += "<br/>"
      case "<": result += "#lt;"
      case ">": result += "#gt;"
      default: result.append(character)
      }
    }
    return result
  }
}
