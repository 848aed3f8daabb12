import Foundation

@testable import KataKit

/// Machines to examine: a good one, and what a test changes about it.
enum Machine {
  static func good(_ change: (inout Surroundings) -> Void = { _ in }) -> Surroundings {
    var around = Surroundings(
      environment: ["PATH": "/nowhere:/usr/bin"], isMac: false,
      isProgram: { ["/usr/bin/swift", "/usr/bin/git"].contains($0) }, exists: { _ in true },
      run: { program, _ in
        program.hasSuffix("swift")
          ? .init(status: 0, lines: ["Swift version 6.3.1 (swift-6.3.1-RELEASE)"])
          : .init(status: 0, lines: [])
      },
      freeBytes: { _ in 50_000_000_000 }, writing: { _ in .worked }, lockHolder: { _ in nil })
    change(&around)
    return around
  }

  /// A Mac whose tools are here, if anywhere.
  static func mac(tools: String?, having paths: [String]) -> Surroundings {
    good { around in
      around.isMac = true
      around.exists = { path in paths.contains { path.hasPrefix($0) } }
      around.run = { program, _ in
        program.hasSuffix("xcode-select")
          ? .init(status: tools == nil ? 2 : 0, lines: tools.map { [$0] } ?? [])
          : .init(status: 0, lines: ["swift-driver version: 1.1", "Apple Swift version 6.2 (x)"])
      }
    }
  }

  /// Examines it without a build.
  static func examine(_ around: Surroundings) throws -> [Diagnosis] {
    try Examination(
      around: around, repository: Repository(root: Fixtures.root), directory: Fixtures.root
    ).run { _ in }
  }
}
