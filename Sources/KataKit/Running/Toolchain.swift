import Foundation

/// The Swift toolchain on the PATH, and the environment in which its children run.
struct Toolchain: Sendable {
  let swift: String
  let environment: [String: String]

  /// What belongs to the run that we are part of ourselves, or changes what is built: a child that
  /// inherited it would build another package than a learner's.
  private static let ownVariables = [
    "KATA_STRICT", "KATA_LIBRARIES_ONLY", "KATA", RunMark.variable,
  ]
  private static let privatePrefixes = ["SWT_", "SWIFT_TESTING_", "XCTest"]

  init(environment: [String: String]) throws {
    let folders = (environment["PATH"] ?? "").split(separator: ":")
    guard
      let swift = folders.map({ "\($0)/swift" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else { throw Toolchain.missing }
    self.swift = swift
    self.environment = environment.filter { name, _ in
      !Toolchain.ownVariables.contains(name)
        && !Toolchain.privatePrefixes.contains { name.hasPrefix($0) }
    }.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
  }

  static let missing = Complaint(
    .noToolchain,
    """
    There is no `swift` on the PATH, so nothing can be built.
    Install Swift 6.2 or newer from https://www.swift.org/install, open a new terminal, and check
    with `swift --version`.
    """)

  static func tooOld(_ words: String) -> Complaint {
    Complaint(
      .noToolchain,
      """
      This toolchain is too old for the katas, which need Swift 6.2 or newer. It says:
        \(words)
      Install a newer one from https://www.swift.org/install, and check with `swift --version`.
      """)
  }

  /// A child that runs `swift` with these words and these variables on top.
  func child(_ arguments: [String], mark: String?, adding: [String: String]) -> Child {
    Child(
      executable: swift, arguments: arguments, environment: environment.merging(adding) { $1 },
      mark: mark)
  }
}
