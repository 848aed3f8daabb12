import Foundation
import Synchronization

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// The mark that every process started by this run carries in its environment.
///
/// A file in `.kata/runs` holds the mark as long as the run lives, and is locked; the system lets go
/// of the lock however the run ends. An unlocked file is thus the mark of a run that was killed, and
/// the next run ends what that one left.
final class RunMark: Sendable {
  static let variable = "KATA_RUN"

  let text: String
  private let file: URL
  private let descriptor: Int32
  private let children = Atomic<Int>(0)

  init(in repository: Repository) {
    text = UUID().uuidString
    let folder = repository.state.appending(path: "runs")
    file = folder.appending(path: text)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    RunMark.endOrphans(in: folder)
    // Without the file a kill -9 may leave something behind; the run itself is none the worse.
    descriptor = open(file.path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    if descriptor >= 0 { _ = flock(descriptor, LOCK_EX | LOCK_NB) }
  }

  deinit {
    unlink(file.path)
    if descriptor >= 0 { close(descriptor) }
  }

  /// A mark of its own for each child, so that ending one does not end its neighbours.
  func next() -> String {
    "\(text).\(children.add(1, ordering: .relaxed).newValue)."
  }

  private static func endOrphans(in folder: URL) {
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [] {
      let path = folder.appending(path: name).path
      let descriptor = open(path, O_RDWR | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      defer { close(descriptor) }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { continue }
      if UUID(uuidString: name) != nil {
        Leftovers.end(session: nil, mark: name + ".")
      }
      unlink(path)
    }
  }
}
