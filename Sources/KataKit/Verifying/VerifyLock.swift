import Foundation

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// Keeps two `verify` out of one working copy: each would change the other's files.
struct VerifyLock {
  private let descriptor: Int32

  init(in repository: Repository) throws {
    try? FileManager.default.createDirectory(
      at: repository.state, withIntermediateDirectories: true)
    let path = repository.state.appending(path: "verify.lock").path
    descriptor = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw Complaint(
        .inputOutput,
        "\(path) cannot be written: \(SystemCalls.lastError).\n"
          + "See that the folder is yours and that the disk has room.")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      throw Complaint(
        .inputOutput, "Another `kata verify` is at work in this repository. Wait until it is done.")
    }
  }

  func release() {
    close(descriptor)
  }
}
