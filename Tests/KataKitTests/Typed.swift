import Foundation

@testable import KataKit

/// The command as a test types it: words in, a status and texts out.
struct Typed {
  let status: KataKit.ExitStatus
  let output: String
  let remarks: String

  init(_ words: [String], in directory: URL, environment: [String: String] = [:]) {
    var answers = ""
    var remarks = ""
    let console = Console(style: .plain, answer: { answers += $0 }, remark: { remarks += $0 })
    let runner = Runner(directory: directory, environment: environment, console: console)
    status = runner.run(words)
    output = answers
    self.remarks = remarks
  }

  /// A repository with some katas, without anything to build.
  static func miniature(_ katas: [String] = ["11-DanglingObserver"]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder(["Package.swift": "", "Exercises/Package.swift": ""])
    for kata in katas { try folder.write(Fixtures.readme, to: "Exercises/\(kata)/README.md") }
    return folder
  }
}
