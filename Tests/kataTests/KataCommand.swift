import Foundation
import Testing

/// The built command, started as a learner starts it.
struct KataCommand {
  struct Answer {
    let status: Int32
    let output: String
    let remarks: String
    /// In the environment of everything that it has started.
    let mark: String
  }

  let miniature: Miniature
  var directory = ""
  var variables: [String: String] = [:]

  /// Runs it to its end.
  func callAsFunction(_ words: String..., whileRunning: (Launch) throws -> Void = { _ in })
    throws -> Answer
  {
    try answer(to: words, whileRunning: whileRunning)
  }

  func answer(to words: [String], whileRunning: (Launch) throws -> Void = { _ in }) throws
    -> Answer
  {
    // The same in each run: SwiftPM reads its manifests anew when the environment changes.
    let mark = miniature.root.path
    var environment = ProcessInfo.processInfo.environment
    environment["KATA_TESTED"] = mark
    // Files, not pipes: nobody has to read while it runs.
    let folder = miniature.root.appending(path: ".answers/\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = try ["output", "remarks"].map { name in
      let file = folder.appending(path: name)
      try Data().write(to: file)
      return (url: file, handle: try FileHandle(forWritingTo: file))
    }
    let process = try Launch(
      [Self.executable().path] + words, in: miniature.root.appending(path: directory),
      environment: environment.merging(variables) { $1 },
      output: files[0].handle.fileDescriptor, remarks: files[1].handle.fileDescriptor)
    try whileRunning(process)
    let status = process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0.url), as: UTF8.self) }
    return Answer(status: status, output: texts[0], remarks: texts[1], mark: mark)
  }

  /// Beside the test program, where SwiftPM builds both.
  static func executable() throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    let program = URL(filePath: CommandLine.arguments[0])
    let folders = (bundles + [program]).map { $0.deletingLastPathComponent() }
    return try #require(
      folders.map { $0.appending(path: "kata") }
        .first { FileManager.default.isExecutableFile(atPath: $0.path) },
      "the command is not built beside \(program.path)")
  }
}

extension KataCommand.Answer {
  /// The processes that it has started and that still run; told on Linux alone.
  var leftovers: [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { process in
      guard Int(process) != nil,
        let environment = FileManager.default.contents(atPath: "/proc/\(process)/environ")
      else { return false }
      return String(decoding: environment, as: UTF8.self).contains("KATA_TESTED=\(mark)")
    }
  }

  func json() throws -> [String: Any] {
    try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any], "\(output)")
  }
}
