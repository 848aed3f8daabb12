extension Timeline {
  /// The events as aligned lines of text, for a terminal.
  ///
  /// ```
  ///  1  cell      watches document.isFavorite  (DocumentCell.swift:24)
  ///  2  ·         the user closes the table
  ///  3  cell      dies
  ///  4  document  FAULT *** -[DocumentCell retain]: message sent to deallocated instance …
  /// ```
  public var text: String {
    let events = events
    let names = TimelineNames(events)
    let rows = events.map { (names[$0.who], $0.sentence(names)) }
    let width = rows.map(\.0.count).max() ?? 0
    let digits = "\(rows.count)".count
    return rows.enumerated().map { index, row in
      let number = "\(index + 1)"
      let left = String(repeating: " ", count: digits - number.count) + number
      let name = row.0 + String(repeating: " ", count: width - row.0.count)
      // The text of an exception has lines of its own.
      let indent = "\n" + String(repeating: " ", count: digits + width + 5)
      let sentence = row.1.split(separator: "\n").joined(separator: indent)
      return " \(left)  \(name)  \(sentence)"
    }.joined(separator: "\n")
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
    case .fault(let fault): "FAULT \(fault)"
    case .note(let text): text
    }
  }
}
