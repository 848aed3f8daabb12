import Dispatch
import Foundation

/// From a save to the verdict, in `kata watch` and by a bare `swift test` of the same edit, in one run.
///
/// - Parameters:
///   - kata: The built command.
///   - origin: The repository.
///   - counts: How many katas there are to be.
/// - Returns: A row for each count and kind of edit.
/// - Throws: What the file system says when the copy cannot be made.
func runnerCosts(kata: URL, origin: URL, counts: [Int]) throws -> Table {
  var table = Table(
    title: "From save to verdict",
    columns: ["katas", "edit", "kata watch", "bare swift test", "ratio", "the runner alone"])
  for count in counts {
    let copy = try GeneratedKatas(from: origin, count: count)
    defer { copy.remove() }
    let bench = RunnerBench(kata: kata, copy: copy)
    let costs = try bench.measure(rounds: 9)
    let own = try bench.runnerAlone(rounds: 9)
    for (edit, cost) in costs {
      table.rows.append([
        "\(count)", edit.rawValue, time(cost.watch), time(cost.bare),
        ratio(cost.watch, to: cost.bare), time(own),
      ])
    }
  }
  return table
}

/// What a learner changes between two saves.
enum Edit: String, CaseIterable {
  /// Inside a function: the file is compiled and the program linked.
  case body
  /// A member comes: whatever imports the module is compiled as well, the suite that is.
  case declaration

  /// `code`, with something in it that was not there in the last round.
  func applied(to code: String, round: Int) -> String {
    let end = "\n  }\n}\n"
    let new =
      switch self {
      case .body: "\n    _ = \(round)\(end)"
      case .declaration: "\n  }\n\n  private func round\(round)() {}\n}\n"
      }
    guard let place = code.range(of: end, options: .backwards) else { return code }
    return code.replacingCharacters(in: place, with: new)
  }
}

/// One repository, measured.
private struct RunnerBench {
  let kata: URL
  let copy: GeneratedKatas

  private var worksheet: URL { copy.root.appending(path: "Exercises") }

  func measure(rounds: Int) throws -> [(Edit, (watch: Double, bare: Double))] {
    let output = Pipe()
    let process = Process()
    process.executableURL = kata
    process.arguments = ["watch", "11"]
    process.currentDirectoryURL = copy.root
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A pipe that stays open: no key is pressed.
    process.standardInput = Pipe()
    try process.run()
    defer { process.terminate() }
    let reader = Reader(output.fileHandleForReading)
    reader.wait(for: "q quit")
    try bareTest()
    let shipped = try String(contentsOf: copy.editedFile, encoding: .utf8)
    return try Edit.allCases.map { kind in
      let clock = ContinuousClock()
      // The first round of a kind is not counted.
      let times = try (0...rounds).map { round in
        let text = kind.applied(to: shipped, round: round)
        let start = clock.now
        try Data(text.utf8).write(to: copy.editedFile, options: .atomic)
        reader.wait(for: "q quit")
        let watch = start.duration(to: clock.now)
        return (watch: nanoseconds(watch), bare: nanoseconds(try clock.measure(bareTest)))
      }.dropFirst()
      return (kind, (middle(times.map(\.watch)), middle(times.map(\.bare))))
    }
  }

  /// How long `kata run` takes where building and testing take no time: stand-ins take the places of
  /// `swift` and of the test program, which hands over the events of a real run.
  func runnerAlone(rounds: Int) throws -> Double {
    let program = worksheet.appending(path: ".build/kata/debug/ExercisesPackageTests.xctest")
    let events = copy.root.appending(path: "events.jsonl")
    try run(
      program,
      ["--testing-library", "swift-testing", "--event-stream-output-path", events.path])
    let folder = copy.root.appending(path: "stand-ins")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try script("exit 0", at: folder.appending(path: "swift"))
    try FileManager.default.removeItem(at: program)
    // Its arguments are an option and its value, after the first two.
    try script(
      """
      while [ "$1" != --event-stream-output-path ]; do shift; done
      cp '\(events.path)' "$2"
      """, at: program)
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let clock = ContinuousClock()
    return middle(
      try (0..<rounds).map { _ in
        nanoseconds(
          try clock.measure { try run(kata, ["run", "11"], path: "\(folder.path):\(path)") })
      })
  }

  private func script(_ lines: String, at file: URL) throws {
    try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: file.path)
  }

  /// What a learner would type without the runner.
  ///
  /// It has a scratch path of its own: the runner's builds have another environment, and each of the two
  /// would make SwiftPM plan anew for the other.
  private func bareTest() throws {
    try run(
      URL(filePath: "/usr/bin/env"),
      ["swift", "test", "--disable-xctest", "--quiet", "--scratch-path", ".build/bare"],
      in: worksheet)
  }

  private func run(
    _ program: URL, _ words: [String], in folder: URL? = nil, path: String? = nil
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = folder ?? copy.root
    var environment = ProcessInfo.processInfo.environment
    environment["KATA"] = "11"
    if let path { environment["PATH"] = path }
    process.environment = environment
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    // `waitUntilExit` looks up every 50 ms only.
    let end = DispatchSemaphore(value: 0)
    process.terminationHandler = { _ in end.signal() }
    try process.run()
    end.wait()
  }
}

/// Reads a pipe until some words have come.
private final class Reader {
  private let handle: FileHandle
  private var text = ""

  init(_ handle: FileHandle) { self.handle = handle }

  func wait(for words: String) {
    while !text.contains(words) {
      let data = handle.availableData
      if data.isEmpty { return }
      text += String(decoding: data, as: UTF8.self)
    }
    text = text.range(of: words).map { String(text[$0.upperBound...]) } ?? ""
  }
}
