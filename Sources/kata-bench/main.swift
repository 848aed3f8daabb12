// Benchmarks, each as a ratio to something that everybody knows, in one run.
//
//   swift run -c release kata-bench             the model
//   swift run -c release kata-bench settings    the settings archive beside Codable
//   swift run -c release kata-bench injection   lazy injection beside a stored property
//   swift run -c release kata-bench runner 50   from save to verdict, with 50 katas

import Foundation

let words = CommandLine.arguments.dropFirst()
if words.first == "runner" {
  let counts = words.dropFirst().compactMap { Int($0) }
  let kata = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    .appending(path: "kata")
  guard FileManager.default.isExecutableFile(atPath: kata.path) else {
    print("The command is not built beside this: swift build -c release --product kata")
    exit(1)
  }
  let here = URL(filePath: FileManager.default.currentDirectoryPath)
  print(
    try runnerCosts(kata: kata, origin: here, counts: counts.isEmpty ? [1, 50] : counts).markdown)
} else if words.first == "settings" {
  print([try settingsCosts(), try settingsFileCosts()].map(\.markdown).joined(separator: "\n\n"))
} else if words.first == "injection" {
  print([try injectionCosts(), try resolutionGrowth()].map(\.markdown).joined(separator: "\n\n"))
} else {
  let sections = [notificationCosts(), registrationGrowth(), tokenCosts()]
  print(sections.map(\.markdown).joined(separator: "\n\n"))
}
