import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Disks that are full and folders that cannot be written.
@Suite struct ProgressWritingTests {
  let state: StateFolder
  var store: ProgressStore { state.store }

  init() throws {
    state = try StateFolder()
    try store.remember(state.solved("DanglingObserver"))
  }

  @Test func `a file in the folder's place is a complaint that names it`() throws {
    try FileManager.default.removeItem(at: state.url)
    try Data().write(to: state.url)
    let complaint = #expect(throws: Complaint.self) {
      try store.remember(state.solved("DanglingObserver"))
    }
    #expect(complaint?.status == .inputOutput)
    #expect(complaint?.text.contains(".kata cannot be written") == true)
  }

  #if os(Linux)
  @Test func `a full disk under the journal is a complaint, and what was kept stays`() throws {
    let journal = state.url.appending(path: "journal.jsonl")
    try FileManager.default.removeItem(at: journal)
    try FileManager.default.createSymbolicLink(
      atPath: journal.path, withDestinationPath: "/dev/full")
    let complaint = #expect(throws: Complaint.self) {
      try store.remember(state.solved("WeakDance"))
    }
    #expect(complaint?.text.contains("journal.jsonl cannot be written (No space left") == true)
    #expect(Set(try store.load().progress.katas.keys) == ["DanglingObserver"])
  }
  #endif

  /// The file's limit is that of a whole process, hence one of its own.
  @Test func `a disk that is full in the middle of a line costs that line alone`() async throws {
    await #expect(processExitsWith: .success) {
      let state = try StateFolder()
      try state.store.remember(state.solved("DanglingObserver"))
      Interrupts.install()
      var before = rlimit()
      getrlimit(fileSizeLimit, &before)
      // The journal's first line has some eighty bytes: its second is cut off in the middle.
      var small = rlimit(rlim_cur: 100, rlim_max: before.rlim_max)
      setrlimit(fileSizeLimit, &small)
      let complaint = #expect(throws: Complaint.self) {
        try state.store.remember(state.solved("WeakDance"))
      }
      #expect(complaint?.text.contains("journal.jsonl cannot be written (File too large)") == true)
      setrlimit(fileSizeLimit, &before)
      #expect(state.contents("journal.jsonl")?.count == 100)
      #expect(try state.store.load().progress.katas.count == 1)
      try state.store.remember(state.solved("StolenDelegate"))
      try state.write("", to: "progress.json")
      #expect(
        Set(try state.store.load().progress.katas.keys) == ["DanglingObserver", "StolenDelegate"])
    }
  }

  @Test(.enabled(if: getuid() != 0, "root may write everywhere, so nothing is shown as root"))
  func `a folder that is another's is a complaint, and reading goes on`() throws {
    chmod(state.url.path, 0o500)
    defer { chmod(state.url.path, 0o700) }
    let complaint = #expect(throws: Complaint.self) {
      try store.remember(state.solved("WeakDance"))
    }
    #expect(complaint?.text.contains("cannot be written (Permission denied)") == true)
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: store.file.path)
    #expect(try store.load().progress.isSolved(Fixtures.dangling))
  }
}

#if canImport(Glibc)
private let fileSizeLimit = __rlimit_resource_t(RLIMIT_FSIZE.rawValue)
#else
private let fileSizeLimit = RLIMIT_FSIZE
#endif
