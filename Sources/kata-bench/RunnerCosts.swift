import Foundation

/// From a save to the verdict, in `kata watch` and by a bare `swift test`, in turn, in one run.
///
/// - Parameters:
///   - kata: The built command.
///   - origin: The repository.
///   - counts: How many katas there are to be.
/// - Returns: A row for each count.
/// - Throws: What the file system says when the copy cannot be made.
func runnerCosts(kata: URL, origin: URL, counts: [Int]) throws -> Table {
  var table = Table(
    title: "From save to verdict",
    columns: ["katas", "kata watch", "bare swift test", "ratio", "the runner's own part"])
  for count in counts {
    let copy = try GeneratedKatas(from: origin, count: count)
    defer { copy.remove() }
    let bench = RunnerBench(kata: kata, copy: copy)
    let costs = try bench.measure(rounds: 9)
    table.rows.append([
      "\(count)", time(costs.watch), time(costs.bare), ratio(costs.watch, to: costs.bare),
      time(costs.own),
    ])
  }
  return table
}

/// One repository, measured.
private struct RunnerBench {
  let kata: URL
  let copy: GeneratedKatas

  func measure(rounds: Int) throws -> (watch: Double, bare: Double, own: Double) {
    let process = Process()
    process.executableURL = kata
    process.arguments = ["watch", "11"]
    process.currentDirectoryURL = copy.root
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    // A pipe that stays open: no key is pressed.
    process.standardInput = Pipe()
    try process.run()
    defer { process.terminate() }
    let reader = Reader(output.fileHandleForReading)
    reader.wait(for: "q quit")
    try bareTest()
    var times: (watch: [Double], bare: [Double], own: [Double]) = ([], [], [])
    for round in 0..<rounds {
      let clock = ContinuousClock()
      let start = clock.now
      try edit("watch \(round)")
      reader.wait(for: "q quit")
      times.watch.append(nanoseconds(start.duration(to: clock.now)))
      // The watcher runs the second edit too: it is waited for before anything else is measured.
      try edit("bare \(round)")
      reader.wait(for: "q quit")
      times.bare.append(nanoseconds(try clock.measure { try bareTest() }))
      let whole = nanoseconds(try clock.measure { try run(kata, ["run", "11"]) })
      // The edit is built there first: the run above had nothing left to build.
      try buildAndTest()
      let parts = nanoseconds(try clock.measure { try buildAndTest() })
      times.own.append(whole - parts)
    }
    return (middle(times.watch), middle(times.bare), middle(times.own))
  }

  /// Changes the file as a learner does: a line of code, so that it is compiled anew.
  private func edit(_ words: String) throws {
    let text = String(decoding: try Data(contentsOf: copy.editedFile), as: UTF8.self)
    let code = text.components(separatedBy: "\n// edited")[0]
    let name = words.replacingOccurrences(of: " ", with: "")
    try Data("\(code)\n// edited\nprivate let \(name) = 1\n".utf8).write(
      to: copy.editedFile, options: .atomic)
  }

  /// What a learner would type without the runner; it builds in `Exercises/.build`.
  private func bareTest() throws {
    try swift(["test", "--disable-xctest", "--quiet"])
  }

  /// What the runner starts, without the runner.
  ///
  /// In a folder of its own: SwiftPM plans anew what was built in another environment, and the runner's
  /// has a mark of its own.
  private func buildAndTest() throws {
    try swift([
      "build", "--build-tests", "--disable-xctest", "--quiet", "--scratch-path", ".build/bench",
    ])
    #if os(Linux)
    try run(
      copy.root.appending(path: "Exercises/.build/bench/debug/ExercisesPackageTests.xctest"),
      ["--testing-library", "swift-testing", "--no-parallel"])
    #else
    try swift(["test", "--skip-build", "--disable-xctest", "--scratch-path", ".build/bench"])
    #endif
  }

  private func swift(_ words: [String]) throws {
    try run(URL(filePath: "/usr/bin/env"), ["swift"] + words, in: "Exercises")
  }

  private func run(_ program: URL, _ words: [String], in folder: String = "") throws {
    let process = Process()
    process.executableURL = program
    process.arguments = words
    process.currentDirectoryURL = copy.root.appending(path: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(["KATA": "11"]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
  }

  private func middle(_ times: [Double]) -> Double { times.sorted()[times.count / 2] }
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
