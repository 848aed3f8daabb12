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
  width: terminalWidth(STDOUT_FILENO),
  answer: { try FileHandle.standardOutput.write(contentsOf: Data($0.utf8)) },
  remark: { try? FileHandle.standardError.write(contentsOf: Data($0.utf8)) })

/// The columns of the terminal behind `descriptor`; nil if it is none, or a dumb one.
func terminalWidth(_ descriptor: Int32) -> Int? {
  guard isatty(descriptor) == 1, environment["TERM"] != "dumb" else { return nil }
  var size = winsize()
  let isKnown = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 0
  return isKnown ? Int(size.ws_col) : 80
}

let runner = Runner(
  directory: URL(filePath: FileManager.default.currentDirectoryPath),
  environment: environment, console: console)
exit(runner.run(Array(CommandLine.arguments.dropFirst())).rawValue)
