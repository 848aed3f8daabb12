import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The processes of this machine, as far as they are ours to end.
enum ProcessTable {
  /// The processes of `session`, those whose `KATA_RUN` begins with `mark`, and those that hold one of
  /// `pipes`.
  ///
  /// A child's child may leave the session; the environment it takes along, unless it was given another.
  /// Then it still has the pipes for its output, if that was not sent elsewhere.
  static func processes(
    ofSession session: pid_t?, orMarked mark: String?, orHolding pipes: Set<ino_t>
  ) -> [pid_t] {
    let own = getpid()
    let entry = mark.map { Array("\(RunMark.variable)=\($0)".utf8) }
    return all().filter { process in
      guard process != own, process > 1 else { return false }
      if let session, getsid(process) == session { return isRunning(process) }
      if let entry, environment(of: process, holds: entry) { return true }
      return !pipes.isEmpty && self.pipes(of: process).contains(where: pipes.contains)
    }
  }

  /// What tells the pipe of a descriptor from all others, at both of its ends.
  static func pipe(of descriptor: Int32) -> ino_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_ino : nil
  }

  #if os(macOS)
  private static func all() -> [pid_t] {
    let count = proc_listallpids(nil, 0)
    guard count > 0 else { return [] }
    var pids = [pid_t](repeating: 0, count: Int(count) + 64)
    let found = proc_listallpids(&pids, Int32(pids.count * MemoryLayout<pid_t>.size))
    return Array(pids.prefix(max(0, Int(found))))
  }

  /// A process that has ended and waits to be collected has no arguments to show.
  private static func isRunning(_ process: pid_t) -> Bool { !arguments(of: process).isEmpty }

  private static func environment(of process: pid_t, holds entry: [UInt8]) -> Bool {
    arguments(of: process).split(separator: 0).contains { $0.starts(with: entry) }
  }

  /// The process's arguments and environment, one after the other, each ended by a zero.
  private static func arguments(of process: pid_t) -> [UInt8] {
    var name = [CTL_KERN, KERN_PROCARGS2, process]
    var size = 0
    guard sysctl(&name, 3, nil, &size, nil, 0) == 0, size > 0 else { return [] }
    var bytes = [UInt8](repeating: 0, count: size)
    guard sysctl(&name, 3, &bytes, &size, nil, 0) == 0 else { return [] }
    return Array(bytes.prefix(size))
  }

  /// Not to be had here without more than a public interface.
  private static func pipes(of process: pid_t) -> [ino_t] { [] }
  #else
  private static func all() -> [pid_t] {
    ((try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []).compactMap { pid_t($0) }
  }

  /// A process that has ended and waits to be collected has no memory, hence no command line.
  private static func isRunning(_ process: pid_t) -> Bool {
    bytes(of: "cmdline", process).map { !$0.isEmpty } ?? false
  }

  private static func environment(of process: pid_t, holds entry: [UInt8]) -> Bool {
    bytes(of: "environ", process)?.split(separator: 0).contains { $0.starts(with: entry) } ?? false
  }

  /// The pipes that a process holds: its descriptors are links to names such as `pipe:[4026]`.
  private static func pipes(of process: pid_t) -> [ino_t] {
    let folder = "/proc/\(process)/fd"
    let files = FileManager.default
    return ((try? files.contentsOfDirectory(atPath: folder)) ?? []).compactMap { name in
      let target = try? files.destinationOfSymbolicLink(atPath: "\(folder)/\(name)")
      return target.flatMap { $0.wholeMatch(of: /.*pipe:\[([0-9]+)\]/) }.flatMap { ino_t($0.1) }
    }
  }

  private static func bytes(of file: String, _ process: pid_t) -> Data? {
    FileManager.default.contents(atPath: "/proc/\(process)/\(file)")
  }
  #endif
}
