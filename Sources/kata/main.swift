import Foundation
import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

// Everything is in KataKit: this reads words, hands on text, and exits.

Runner.prepare()
let environment = ProcessInfo.processInfo.environment
let console = Console(
  style: Style(isTerminal: isatty(STDOUT_FILENO) == 1, environment: environment),
  answer: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
  remark: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })
let runner = Runner(
  directory: URL(filePath: FileManager.default.currentDirectoryPath),
  environment: environment, console: console)
exit(runner.run(Array(CommandLine.arguments.dropFirst())).rawValue)
