import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

extension CommandTests {
  /// A runner that is ended in the middle, and two at once.
  @Suite struct Kills {
    let traces: Traces
    var miniature: Miniature { traces.miniature }
    var kata: KataCommand { traces.kata }
    let source = Miniature.sources("11-DanglingObserver")

    init() throws {
      traces = try Traces(of: Miniature.fresh())
    }

    @Test func `what a killed runner's tests left is ended at the next start`() throws {
      let started = try Fifo(in: miniature)
      try miniature.write(started.endlessExercise, to: source)
      let killed = try kata("run", "11") { process in
        try started.wait()
        kill(process.processIdentifier, SIGKILL)
      }
      #expect(killed.status == SIGKILL)
      #if os(Linux)
      #expect(!killed.leftovers.isEmpty, "nobody has ended it yet")
      #endif
      #expect(!traces.found.isEmpty)
      let next = try kata("run", "72")
      #expect(next.status == 1, "\(next.output)\(next.remarks)")
      #expect(next.leftovers.isEmpty)
      #expect(traces.found.isEmpty)
    }

    @Test func `a killed runner's build is ended at the next start`() throws {
      let started = try Fifo(in: miniature)
      // A `swift` that never comes to an end stands for a build that takes long.
      let tool = miniature.root.appending(path: ".slow/swift")
      try miniature.write(
        "#!/bin/sh\n\(started.shellLine)\nexec sleep 600\n", to: ".slow/swift")
      chmod(tool.path, 0o755)
      var slow = kata
      slow.variables["PATH"] = "\(tool.deletingLastPathComponent().path):/usr/bin:/bin"
      let killed = try slow("run", "11") { process in
        try started.wait()
        kill(process.processIdentifier, SIGKILL)
      }
      #if os(Linux)
      #expect(killed.leftovers.count == 1)
      #endif
      let next = try kata("run", "11")
      #expect(next.status == 1, "\(next.output)\(next.remarks)")
      #expect(next.leftovers.isEmpty)
      #expect(traces.found.isEmpty)
    }

    @Test func `a start ends nothing of a runner that lives`() throws {
      let started = try Fifo(in: miniature)
      try miniature.write(started.endlessExercise, to: source)
      var second: KataCommand.Answer?
      let first = try kata("run", "11", "--time-limit", "3") { _ in
        try started.wait()
        second = try kata("run", "72")
      }
      #expect(first.status == 3)
      #expect(first.output.contains("· did not finish"), "\(first.output)")
      #expect(second?.status == 1)
      #expect(second?.remarks.contains("Waiting: another kata") == true)
      #expect(first.leftovers.isEmpty)
    }

    @Test func `two runs at once keep both verdicts`() throws {
      try miniature.write(MiniatureFiles.button(MiniatureFiles.right), to: source)
      var second: KataCommand.Answer?
      let first = try kata("run", "11") { _ in second = try kata("run", "72") }
      #expect(first.status == 0, "\(first.output)\(first.remarks)")
      #expect(second?.status == 1, "\(second?.output ?? "")\(second?.remarks ?? "")")
      let (progress, notice) = try ProgressStore(Repository(root: miniature.root)).load()
      #expect(notice == nil)
      #expect(progress.katas["DanglingObserver"]?.last == .solved)
      #expect(progress.katas["StolenDelegate"]?.last == .notYet)
      #expect(first.leftovers.isEmpty)
      #expect(traces.found.isEmpty)
    }
  }
}
