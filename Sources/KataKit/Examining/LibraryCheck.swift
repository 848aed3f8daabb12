import Foundation

/// The two libraries that every suite uses, found out by compiling and linking a few lines.
enum LibraryCheck {
  static let name = "Testing, Foundation"
  static let needed = "both, with the toolchain"

  /// No macro: where its plug-in is, only SwiftPM knows on each system.
  private static let probe = """
    import Foundation
    import Testing

    public func probe() -> Bool { Test.current == nil && Date() > .distantPast }

    """

  static let skipped = Diagnosis(
    name: name, state: .skipped, found: "not looked for", needed: needed)

  static func diagnosis(_ around: Surroundings) throws -> Diagnosis {
    guard let swift = around.onPath("swift") else { return skipped }
    let compiler = URL(filePath: swift).deletingLastPathComponent().appending(path: "swiftc").path
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "kata-doctor-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Probe.swift")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(probe.utf8).write(to: file)
    } catch {
      return Diagnosis(
        name: name, state: .stops(.inputOutput),
        found: "no temporary folder can be made in \(folder.deletingLastPathComponent().path)",
        needed: needed, mend: "export TMPDIR=$HOME")
    }
    let arguments =
      ["-parse-as-library", "-emit-library", "-module-name", "Probe", file.path, "-o"]
      + [folder.appending(path: "probe").path] + (try frameworks(around))
    let answer = try around.run(compiler, arguments)
    if answer.status == 0 {
      return Diagnosis(name: name, state: .fine, found: "both compile and link", needed: needed)
    }
    let words = answer.lines.first { $0.contains("error:") } ?? answer.lines.last
    // On a Mac the paths are guessed, and the build has the last word.
    return Diagnosis(
      name: name, state: around.isMac ? .remark : .stops(.noToolchain),
      found: "a probe does not compile: " + (words ?? "\(compiler) said nothing"), needed: needed,
      mend: Mending.newerSwift(around))
  }

  /// Where Apple's tools keep Testing; elsewhere the compiler knows.
  private static func frameworks(_ around: Surroundings) throws -> [String] {
    guard around.isMac else { return [] }
    guard let tools = try MacToolsCheck.selected(around) else { return [] }
    return [
      "\(tools)/Platforms/MacOSX.platform/Developer/Library/Frameworks",
      "\(tools)/Library/Developer/Frameworks",
    ].filter(around.exists).flatMap { ["-F", $0] }
  }
}
