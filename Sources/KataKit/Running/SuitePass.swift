import Foundation

/// One start of the test program.
struct SuitePass: Sendable {
  struct Result {
    let stream: EventStream
    let isOverrun: Bool
    /// How the program ended, for the case that it was not meant to.
    let how: String
  }

  let program: TestProgram
  let filters: [String]
  let limit: Duration
  var inParallel = false

  func run() throws -> Result {
    let name = program.bench.mark.folderName()
    let folder = FileManager.default.temporaryDirectory.appending(path: name)
    let attachments = folder.appending(path: "attachments")
    let events = folder.appending(path: "events.jsonl")
    do {
      try FileManager.default.createDirectory(at: attachments, withIntermediateDirectories: true)
    } catch {
      throw Complaint(
        .inputOutput,
        "No temporary folder could be made: \(error.localizedDescription)\n"
          + "Make room in \(FileManager.default.temporaryDirectory.path), or set TMPDIR.")
    }
    defer { try? FileManager.default.removeItem(at: folder) }

    var lastWords: String?
    let child = program.child(
      filters: filters, eventStream: events, attachments: attachments, inParallel: inParallel)
    let ending = try child.run(limit: limit, wanted: "Fatal ") { line in
      if line.contains("Fatal error:") || line.contains("Fatal access conflict") {
        lastWords = line
      }
    }
    let data = FileManager.default.contents(atPath: events.path) ?? Data()
    return Result(
      stream: EventStream(data), isOverrun: ending == .overran,
      how: SuitePass.words(for: ending, lastWords: lastWords))
  }

  private static func words(for ending: Child.Ending, lastWords: String?) -> String {
    // Whoever leaves with 0 has not crashed, whatever was printed before.
    if let lastWords, ending != .exited(0) { return lastWords }
    return switch ending {
    case .exited(let status):
      "the test program ended with status \(status) in the middle of it, as a call of `exit` would"
    case .signalled(let signal): "the test program ended by \(SignalName.text(signal))"
    case .overran: "the time was up"
    }
  }
}
