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
///
/// Builds carry a mark that is the same in all runs: SwiftPM keeps what it read in a manifest by the
/// environment, and a new value would make it read all of them anew (0.6 s). Whoever builds shares a
/// lock of the folder; if nobody holds it, what carries that mark was left.
final class RunMark: Sendable {
  static let variable = "KATA_RUN"

  let text: String
  /// The mark of every build of this repository.
  let ofBuilds: String
  private let folder: URL
  private let file: URL
  private let descriptor: Int32
  private let children = Atomic<Int>(0)

  init(in repository: Repository) {
    text = UUID().uuidString
    folder = repository.state.appending(path: "runs")
    // No path holds two slashes in a row, so this is the beginning of no other mark.
    ofBuilds = "builds of \(repository.root.path)//"
    file = folder.appending(path: text)
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    RunMark.endOrphans(in: folder)
    RunMark.endOrphans(ofBuilds: ofBuilds, in: folder)
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

  /// A name for a folder of this run's own, by which the next run knows what was left.
  func folderName() -> String { RunMark.folderPrefix(text) + next() }

  private static func folderPrefix(_ mark: String) -> String { "kata-\(mark)-" }

  /// Does `body`, which starts what carries the mark of builds.
  func whileBuilding<Value>(_ body: () throws -> Value) rethrows -> Value {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    defer { if descriptor >= 0 { close(descriptor) } }
    // Who holds it alone is ending what was left, which takes a moment.
    var attempts = 0
    while descriptor >= 0, flock(descriptor, LOCK_SH | LOCK_NB) != 0, attempts < 400 {
      attempts += 1
      usleep(5_000)
    }
    return try body()
  }

  private static func endOrphans(ofBuilds mark: String, in folder: URL) {
    let descriptor = open(folder.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else { return }
    Leftovers.end(session: nil, mark: mark)
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
        removeFolders(of: name)
      }
      unlink(path)
    }
  }

  private static func removeFolders(of mark: String) {
    let files = FileManager.default
    let shared = files.temporaryDirectory
    for name in (try? files.contentsOfDirectory(atPath: shared.path)) ?? []
    where name.hasPrefix(folderPrefix(mark)) {
      try? files.removeItem(at: shared.appending(path: name))
    }
  }
}
