import Foundation

/// What one run of a test program says about its tests.
struct EventStream {
  private(set) var tests: [TestRecord] = []
  /// Issues that belong to no test: recorded from a queue or a detached task.
  private(set) var strays: [TestRecord.Issue] = []
  /// Tests that started and never ended, in order.
  private(set) var open: [String] = []
  /// Whether the run came to its own end.
  private(set) var hasEnded = false

  private var indices: [String: Int] = [:]

  init() {}

  /// Reads the stream's lines; the last one may be half written, if the program crashed.
  init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      if let line = try? decoder.decode(StreamLine.self, from: line) { add(line) }
    }
  }

  private mutating func add(_ line: StreamLine) {
    let payload = line.payload
    if line.kind == "test" {
      if payload.kind == "function", let id = payload.id, indices[id] == nil {
        indices[id] = tests.count
        tests.append(
          TestRecord(
            id: id, name: payload.displayName ?? EventStream.plain(payload.name ?? id),
            place: payload.sourceLocation?.place))
      }
      return
    }
    switch payload.kind {
    case "runEnded": hasEnded = true
    case "issueRecorded": record(payload)
    default:
      guard let id = payload.testID, let index = indices[id] else { return }
      note(payload, of: index)
    }
  }

  private mutating func note(_ payload: StreamLine.Payload, of index: Int) {
    let id = tests[index].id
    switch payload.kind {
    case "testStarted":
      // A test program that forked may tell everything twice.
      if tests[index].outcome == nil { open.append(id) }
    case "testEnded":
      open.removeAll { $0 == id }
      if tests[index].outcome == nil {
        tests[index].outcome = tests[index].issues.isEmpty ? .passed : .failed
      }
    case "testSkipped", "testCancelled":
      open.removeAll { $0 == id }
      tests[index].outcome = .skipped
    case "valueAttached":
      guard let path = payload.attachment?.path else { return }
      // The testing library numbers attachments of the same name: `timeline-2.txt`.
      let name = (path as NSString).lastPathComponent
      switch (name.prefix { $0.isLetter }, path.hasSuffix(".mmd")) {
      case ("timeline", false): tests[index].timeline = EventStream.text(of: path)
      case ("timeline", true): tests[index].diagram = EventStream.text(of: path)
      case ("graph", true): tests[index].graph = EventStream.text(of: path)
      default: break
      }
    default: break
    }
  }

  private mutating func record(_ payload: StreamLine.Payload) {
    let isKnown = payload.issue?.isKnown ?? false
    guard payload.issue?.isFailure ?? !isKnown else { return }
    let messages = payload.messages ?? []
    let comments = messages.filter { $0.symbol == "details" }.map(\.text)
    let issue = TestRecord.Issue(
      headline: messages.first { $0.symbol != "details" }?.text ?? "An issue was recorded.",
      comment: comments.isEmpty ? nil : comments.joined(separator: "\n"),
      place: payload.issue?.sourceLocation?.place)
    if let index = payload.testID.flatMap({ indices[$0] }) {
      tests[index].issues.append(issue)
    } else {
      strays.append(issue)
    }
  }

  /// `name()` and `` `a sentence`() `` without their trimmings.
  private static func plain(_ name: String) -> String {
    let bare = name.prefix { $0 != "(" }
    return bare.hasPrefix("`") ? String(name.split(separator: "`")[0]) : String(bare)
  }

  private static func text(of path: String) -> String? {
    FileManager.default.contents(atPath: path).map {
      String(decoding: $0.prefix(65_536), as: UTF8.self)
    }
  }
}
