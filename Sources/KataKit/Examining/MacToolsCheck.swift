import Foundation

/// On a Mac: Xcode, the command-line tools, or neither.
enum MacToolsCheck {
  static let name = "Apple's tools"
  static let needed = "Xcode or the command-line tools"
  static let xcode = "/Applications/Xcode.app"
  static let commandLineTools = "/Library/Developer/CommandLineTools"

  /// nil on other systems.
  static func diagnosis(_ around: Surroundings) throws -> Diagnosis? {
    guard around.isMac else { return nil }
    let hasXcode = around.exists(xcode)
    let hasTools = around.exists(commandLineTools + "/usr/bin/swift")
    guard let selected = try selected(around) else {
      return Diagnosis(
        name: name, state: .stops(.noToolchain), found: "nothing is selected", needed: needed,
        mend: hasXcode ? "sudo xcode-select -s \(xcode)" : "xcode-select --install")
    }
    guard around.exists(selected) else {
      return Diagnosis(
        name: name, state: .stops(.noToolchain), found: "\(selected) is selected and gone",
        needed: needed, mend: "sudo xcode-select --reset")
    }
    let found =
      switch (hasXcode, hasTools) {
      case (true, true): "Xcode and the command-line tools"
      case (true, false): "Xcode without the command-line tools, which is enough"
      case (false, true): "the command-line tools without Xcode, which is enough for `kata`"
      case (false, false): "tools elsewhere"
      }
    return Diagnosis(
      name: name, state: .fine, found: "\(found); selected: \(selected)", needed: needed)
  }

  /// The folder of the tools that are in use.
  static func selected(_ around: Surroundings) throws -> String? {
    if let folder = around.environment["DEVELOPER_DIR"], !folder.isEmpty { return folder }
    let answer = try around.run("/usr/bin/xcode-select", ["-p"])
    guard answer.status == 0, let path = answer.lines.first, path.hasPrefix("/") else { return nil }
    return path
  }
}
