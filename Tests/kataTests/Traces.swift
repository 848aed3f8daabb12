import Foundation
import Testing

@testable import KataKit

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#endif

/// What a runner may leave of itself in the file system.
struct Traces {
  let miniature: Miniature
  private let temporary: URL

  init(of miniature: Miniature) throws {
    self.miniature = miniature
    temporary = miniature.root.appending(path: ".temporary")
    try? FileManager.default.removeItem(at: temporary)
    try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
  }

  /// The command, with a temporary folder that nobody else uses.
  var kata: KataCommand {
    KataCommand(miniature: miniature, variables: ["TMPDIR": temporary.path])
  }

  /// Marks of runs, temporary folders, and files that were about to be put in place.
  var found: [String] {
    names(in: miniature.root.appending(path: ".kata/runs"))
      + names(in: temporary).filter { $0.hasPrefix("kata-") }
      + names(in: miniature.root.appending(path: ".kata")).filter { $0.hasSuffix(".new") }
  }

  private func names(in folder: URL) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
  }
}
