import Foundation
import Testing

@testable import KataKit

#if os(Linux)
@Suite struct ChildTests {
  @Test func `whoever has left the session and its environment is found by its pipes`() throws {
    let duration = "600.\(UInt16.random(in: 1_000...9_999))"
    let child = Child(
      executable: "/bin/sh",
      arguments: ["-c", "env -i /usr/bin/setsid --fork /bin/sleep \(duration); echo begun"],
      environment: ["PATH": "/usr/bin:/bin"], mark: UUID().uuidString)
    var lines: [String] = []
    let ending = try child.run { lines.append($0) }
    #expect(ending == .exited(0))
    #expect(lines == ["begun"])
    #expect(sleepers(for: duration).isEmpty)
  }

  private func sleepers(for duration: String) -> [String] {
    let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return processes.filter { process in
      let words = FileManager.default.contents(atPath: "/proc/\(process)/cmdline") ?? Data()
      return Int(process) != nil
        && words.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }.last == duration
    }
  }
}
#endif
