import Foundation

/// What `kata doctor` looks at, in order: what comes first is what the rest stands on.
struct Examination {
  let around: Surroundings
  let repository: Repository
  let directory: URL
  /// Builds the worksheet; nil leaves it out.
  var build: (() throws -> Diagnosis)?

  /// Looks at one thing after the other, and hands on each diagnosis as it comes.
  func run(onDiagnosis: (Diagnosis) throws -> Void) throws -> [Diagnosis] {
    var diagnoses: [Diagnosis] = []
    func add(_ diagnosis: Diagnosis?) throws {
      guard let diagnosis else { return }
      diagnoses.append(diagnosis)
      try onDiagnosis(diagnosis)
    }
    try add(try ToolchainCheck.diagnosis(around))
    try add(try MacToolsCheck.diagnosis(around))
    let hasTools = diagnoses.allSatisfy { $0.status == nil }
    try add(hasTools ? try LibraryCheck.diagnosis(around) : LibraryCheck.skipped)
    let disk = DiskChecks(around: around, repository: repository, directory: directory)
    try add(disk.writing(repository.exercises.appending(path: ".build")))
    try add(disk.writing(repository.state))
    try add(disk.room)
    try add(git)
    try add(lock)
    try add(try warmUp(after: diagnoses))
    return diagnoses
  }

  private var git: Diagnosis {
    let path = around.onPath("git")
    return Diagnosis(
      name: "Git", state: path == nil ? .remark : .fine, found: path ?? "not found",
      needed: "no")
  }

  private var lock: Diagnosis {
    let needed = "nobody else at work in Exercises/.build/kata"
    guard let holder = around.lockHolder(repository.scratch) else {
      return Diagnosis(name: "SwiftPM", state: .fine, found: "its lock is free", needed: needed)
    }
    let process = holder.process.map { "process \($0)" } ?? "another process"
    return Diagnosis(
      name: "SwiftPM", state: .remark, found: "\(process) holds its lock, and `kata` waits for it",
      needed: needed, mend: holder.process.map { "kill \($0)" })
  }

  private func warmUp(after diagnoses: [Diagnosis]) throws -> Diagnosis {
    func skipped(_ reason: String) -> Diagnosis {
      Diagnosis(name: "Build", state: .skipped, found: reason, needed: "the worksheet builds")
    }
    guard let build else { return skipped("left out") }
    if diagnoses.contains(where: { $0.status != nil }) {
      return skipped("not tried, before the rest is mended")
    }
    return try build()
  }
}
