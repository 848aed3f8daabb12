import Foundation
import Testing

/// Runs a few lines in a shell, after having the command write its completions.
struct Shells {
  let directory: URL
  /// The folder of the built command.
  let command: URL

  static func isInstalled(_ shell: String) -> Bool { path(of: shell) != nil }

  private static func path(of program: String) -> String? {
    (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      .map { "\($0)/\(program)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }

  /// - Returns: What the lines print; the script is their first argument.
  func run(_ shell: String, _ lines: String) throws -> String {
    let script = directory.appending(path: ".answers/completions.\(shell)")
    try FileManager.default.createDirectory(
      at: script.deletingLastPathComponent(), withIntermediateDirectories: true)
    let text = try output(of: command.appending(path: "kata").path, ["completions", shell])
    try Data(text.utf8).write(to: script)
    return try output(of: try #require(Shells.path(of: shell)), ["-c", lines, script.path])
  }

  private func output(of program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: program)
    process.arguments = arguments
    process.currentDirectoryURL = directory
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = "\(command.path):\(environment["PATH"] ?? "")"
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardInput = FileHandle.nullDevice
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self)
  }
}
