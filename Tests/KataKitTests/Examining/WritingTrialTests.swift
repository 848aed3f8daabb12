import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

@Suite struct WritingTrialTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `a folder that is not there yet is made, and nothing is left in it`() throws {
    let deep = folder.url.appending(path: "Exercises/.build")
    #expect(WritingTrial(deep) == .worked)
    #expect(try FileManager.default.contentsOfDirectory(atPath: deep.path).isEmpty)
  }

  @Test func `a file in its place is in the way`() throws {
    try folder.write("", to: ".kata")
    #expect(WritingTrial(folder.url.appending(path: ".kata")) == .inTheWay)
    #expect(WritingTrial(folder.url.appending(path: ".kata/verify")) == .inTheWay)
  }

  @Test(.enabled(if: geteuid() != 0, "an administrator may write anywhere"))
  func `a read-only folder of ours is told with its path`() throws {
    #expect(chmod(folder.url.path, 0o500) == 0)
    defer { chmod(folder.url.path, 0o700) }
    #expect(WritingTrial(folder.url) == .forbidden(path: folder.url.path))
    let inside = folder.url.appending(path: ".kata")
    #expect(WritingTrial(inside) == .forbidden(path: folder.url.path))
  }

  @Test func `a lock is seen while it is held, with its holder`() throws {
    #expect(LockHolder(folder.url) == nil)
    try folder.write("4711\n", to: ".lock")
    #expect(LockHolder(folder.url) == nil)
    let descriptor = open(folder.url.appending(path: ".lock").path, O_RDWR)
    #expect(flock(descriptor, LOCK_EX) == 0)
    #expect(LockHolder(folder.url) == LockHolder(process: 4_711))
    close(descriptor)
    #expect(LockHolder(folder.url) == nil)
  }

  @Test func `a build is told in tenths`() {
    var progress = BuildProgress()
    let lines = [
      "Building", "[1/40] A", "[4/40] B", "[5/40] C", "[0/0] D", "[40/40] E", "[40/40] F",
    ]
    #expect(lines.compactMap { progress.words(after: $0) } == ["  4 of 40", "  40 of 40"])
  }

  @Test(arguments: [("a/b-c_d.e", "a/b-c_d.e"), ("it's", "'it'\\''s'"), ("$(x)", "'$(x)'")])
  func `a path is quoted for the shell`(path: String, typed: String) {
    #expect(Mending.quoted(path) == typed)
  }
}
