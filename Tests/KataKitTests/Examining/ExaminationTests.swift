import Foundation
import Testing

@testable import KataKit

@Suite struct ExaminationTests {
  private func diagnosis(_ name: String, _ around: Surroundings) throws -> Diagnosis {
    try #require(try Machine.examine(around).first { $0.name == name })
  }

  @Test func `a good machine has nothing to mend`() throws {
    let all = try Machine.examine(Machine.good())
    #expect(all.allSatisfy { $0.isFine && $0.mend == nil })
    #expect(
      all.map(\.name) == [
        "Swift", "Testing, Foundation", "Writing", "Writing", "Disk", "Git", "SwiftPM", "Build",
      ])
  }

  @Test func `without swift on the PATH the rest is still looked at`() throws {
    let around = Machine.good { $0.isProgram = { $0 == "/usr/bin/swiftly" } }
    let all = try Machine.examine(around)
    #expect(all[0].status == .noToolchain)
    #expect(all[0].found == "not found on the PATH")
    #expect(all[0].mend == "swiftly install --use latest")
    #expect(all[1].state == .skipped)
    #expect(all[2].state == .fine)
    #expect(all[5].state == .remark, "no git is no obstacle")
  }

  @Test func `a probe that does not compile stops work, and says what the compiler said`() throws {
    let around = Machine.good {
      $0.run = { program, _ in
        program.hasSuffix("swiftc")
          ? .init(status: 1, lines: ["Probe.swift:2:8: error: no such module 'Testing'"])
          : .init(status: 0, lines: ["Swift version 6.2"])
      }
    }
    let libraries = try diagnosis("Testing, Foundation", around)
    #expect(libraries.status == .noToolchain)
    #expect(libraries.found.hasSuffix("error: no such module 'Testing'"))
  }

  @Test func `a full disk stops a first build, and is a remark once it is built`() throws {
    let full = Machine.good { $0.freeBytes = { _ in 1_940_000_000 } }
    let built = try diagnosis("Disk", full)
    #expect(built.state == .remark)
    #expect(built.found == "1.9 GB free")
    #expect(built.mend == "rm -rf .kata/verify Exercises/.build")
    let fresh = Machine.good {
      $0.freeBytes = { _ in 1_940_000_000 }
      $0.exists = { _ in false }
    }
    #expect(try diagnosis("Disk", fresh).status == .inputOutput)
    #expect(try diagnosis("Disk", Machine.good { $0.freeBytes = { _ in nil } }).state == .remark)
  }

  @Test(
    arguments: [
      (WritingTrial.inTheWay, "mv Exercises/.build Exercises/.build-aside"),
      (.foreign(path: "/katas/Exercises"), "sudo chown -R \"$(id -un)\" Exercises"),
      (.forbidden(path: "/katas/My Exercises"), "chmod -R u+w 'My Exercises'"),
      (.failed("Read-only file system"), nil),
    ] as [(WritingTrial, String?)])
  func `a folder that cannot be written stops work`(trial: WritingTrial, mend: String?) throws {
    let writing = try diagnosis("Writing", Machine.good { $0.writing = { _ in trial } })
    #expect(writing.status == .inputOutput)
    #expect(writing.mend == mend)
  }

  @Test func `who holds SwiftPM's lock is named, and stops nothing`() throws {
    let around = Machine.good { $0.lockHolder = { _ in LockHolder(process: 4_711) } }
    let lock = try diagnosis("SwiftPM", around)
    #expect(lock.state == .remark)
    #expect(lock.found == "process 4711 holds its lock, and `kata` waits for it")
    #expect(lock.mend == "kill 4711")
  }

  @Test func `a build is tried only if nothing else stops it`() throws {
    func last(_ around: Surroundings) throws -> Diagnosis? {
      try Examination(
        around: around, repository: Repository(root: Fixtures.root), directory: Fixtures.root,
        build: { Diagnosis(name: "Build", state: .fine, found: "it builds", needed: "") }
      ).run { _ in }.last
    }
    #expect(try last(Machine.good())?.state == .fine)
    #expect(try last(Machine.good { $0.isProgram = { _ in false } })?.state == .skipped)
  }
}
