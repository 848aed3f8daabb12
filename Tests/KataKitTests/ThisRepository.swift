import Foundation

@testable import KataKit

extension Repository {
  /// The repository that these tests stand in, for those that read its documents.
  static let this = Repository(
    root: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
      .standardizedFileURL)
}
