extension Timeline {
  /// The events as aligned lines of text, for a terminal.
  ///
  /// ```
  ///  1  cell      watches document.isFavorite  (DocumentCell.swift:24)
  ///  2  ·         the user closes the table
  ///  3  cell      dies
  ///  4  document  FAULT *** -[DocumentCell retain]: message sent to deallocated instance …
  /// ```
  public var text: String { text(through: nil) }

  /// The events up to a fault, at which a real program would have stopped; all of them without one.
  package func text(through fault: Fault?) -> String {
    let events = events(through: fault)
    let names = TimelineNames(events)
    let rows = events.map { (names[$0.who], $0.sentence(names)) }
    let width = rows.map(\.0.count).max() ?? 0
    let digits = "\(rows.count)".count
    return rows.enumerated().map { index, row in
      let number = "\(index + 1)"
      let left = String(repeating: " ", count: digits - number.count) + number
      let name = row.0 + String(repeating: " ", count: width - row.0.count)
      let indent = digits + width + 5
      // The text of an exception has lines of its own.
      let lines = row.1.split(separator: "\n").flatMap { Self.folded($0, to: 80 - indent) }
      let sentence = lines.joined(separator: "\n" + String(repeating: " ", count: indent))
      return " \(left)  \(name)  \(sentence)"
    }.joined(separator: "\n")
  }

  func events(through fault: Fault?) -> [Event] {
    let all = events
    let last = all.firstIndex { event in
      if case .fault(let other) = event.kind { return other == fault }
      return false
    }
    return last.map { Array(all[...$0]) } ?? all
  }

  /// A line, broken at spaces where it is wider than `width`; a longer word stays whole.
  static func folded(_ line: Substring, to width: Int) -> [Substring] {
    var lines: [Substring] = []
    var rest = line
    while rest.count > width {
      let end = rest.index(rest.startIndex, offsetBy: max(width, 0))
      let space = rest[...end].lastIndex(of: " ") ?? rest[end...].firstIndex(of: " ")
      guard let space, space > rest.startIndex else { break }
      // The two spaces before a place break as one.
      lines.append(rest[..<space].trimmingSuffix { $0 == " " })
      rest = rest[space...].drop { $0 == " " }
    }
    return lines + [rest]
  }
}

extension Substring {
  fileprivate func trimmingSuffix(while predicate: (Character) -> Bool) -> Substring {
    lastIndex { !predicate($0) }.map { self[...$0] } ?? prefix(0)
  }
}

extension Fault {
  /// The fault without the lists that some exceptions print at their end.
  var headline: Substring {
    let line = description.prefix { $0 != "\n" }
    return line.firstRange(of: " Current observation info").map { line[..<$0.lowerBound] } ?? line
  }
}

extension Event {
  /// Who acts: the observer of a registration, otherwise the subject.
  fileprivate var who: Name? {
    switch kind {
    case .registered, .removed: observer ?? subject
    default: subject
    }
  }

  fileprivate func sentence(_ names: TimelineNames) -> String {
    let path = keyPath ?? ""
    return switch kind {
    case .created: "is made"
    case .died: "dies"
    case .registered(let site): "watches \(names[subject]).\(path)  (\(site))"
    case .removed: "stops watching \(names[subject]).\(path)"
    case .delivered(let change): "\(path): \(change) → \(names[observer])"
    case .fault(let fault): "FAULT \(fault.headline)"
    case .note(let text): text
    }
  }
}
