import Foundation

/// Whether the toolchain is there, works and is new enough.
enum ToolchainCheck {
  static let name = "Swift"
  static let needed = "6.2 or newer"

  static func diagnosis(_ around: Surroundings) throws -> Diagnosis {
    guard let path = around.onPath("swift") else {
      return stopping("not found on the PATH", Mending.installSwift(around))
    }
    let answer = try around.run(path, ["--version"])
    let words = answer.lines.joined(separator: "\n")
    if let complaint = answer.lines.first(where: { $0.contains("xc") && $0.contains("error") }) {
      return stopping("\(path), which cannot work: \(complaint)", "xcode-select --install")
    }
    guard answer.status == 0, let version = version(in: words) else {
      let said = answer.lines.first.map { ": \($0)" } ?? ""
      return stopping("\(path), which does not say its version\(said)", Mending.newerSwift(around))
    }
    let found = "\(version.text), \(path)"
    guard (version.major, version.minor) >= (6, 2) else {
      return stopping(found, Mending.newerSwift(around))
    }
    return Diagnosis(name: name, state: .fine, found: found, needed: needed)
  }

  static func version(in words: String) -> (text: String, major: Int, minor: Int)? {
    guard let match = words.firstMatch(of: /Swift version (([0-9]+)\.([0-9]+)[^ ]*)/),
      let major = Int(match.2), let minor = Int(match.3)
    else { return nil }
    return (String(match.1), major, minor)
  }

  private static func stopping(_ found: String, _ mend: String) -> Diagnosis {
    Diagnosis(
      name: name, state: .stops(.noToolchain), found: found, needed: needed, mend: mend)
  }
}
