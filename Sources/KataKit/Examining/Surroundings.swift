import Foundation

/// The machine, as far as `kata doctor` looks at it; a test puts another in its place.
struct Surroundings {
  struct Answer {
    /// nil if it could not be started, was ended by a signal or took too long.
    let status: Int32?
    let lines: [String]
  }

  let environment: [String: String]
  var isMac: Bool
  /// Whether there is a program at this path.
  var isProgram: (String) -> Bool
  /// Whether there is anything at this path.
  var exists: (String) -> Bool
  /// Runs a program to its end.
  var run: (_ program: String, _ arguments: [String]) throws -> Answer
  /// How much room there is on the disk of this folder, in bytes.
  var freeBytes: (URL) -> Int?
  /// Tries to write into a folder, making it if it is not there; answers what went wrong.
  var writing: (URL) -> WritingTrial
  /// The process that holds SwiftPM's lock of this scratch path.
  var lockHolder: (URL) -> LockHolder?

  /// Where on the PATH this program is.
  func onPath(_ program: String) -> String? {
    (environment["PATH"] ?? "").split(separator: ":").map { "\($0)/\(program)" }.first(
      where: isProgram)
  }
}

extension Surroundings {
  /// This machine.
  static func real(_ environment: [String: String]) -> Surroundings {
    #if os(macOS)
    let isMac = true
    #else
    let isMac = false
    #endif
    return Surroundings(
      environment: environment, isMac: isMac,
      isProgram: { FileManager.default.isExecutableFile(atPath: $0) },
      exists: { FileManager.default.fileExists(atPath: $0) },
      run: { program, arguments in
        var lines: [String] = []
        let child = Child(
          executable: program, arguments: arguments, environment: environment, mark: nil)
        let ending: Child.Ending
        do {
          ending = try child.run(limit: .seconds(120)) { line in
            if lines.count < 200 { lines.append(line) }
          }
        } catch let complaint as Complaint {
          return Answer(status: nil, lines: [complaint.text])
        }
        if case .exited(let status) = ending { return Answer(status: status, lines: lines) }
        return Answer(status: nil, lines: lines)
      },
      freeBytes: { folder in
        let system = try? FileManager.default.attributesOfFileSystem(forPath: folder.path)
        return (system?[.systemFreeSize] as? NSNumber)?.intValue
      },
      writing: WritingTrial.init, lockHolder: LockHolder.init)
  }
}
