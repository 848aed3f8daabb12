import Foundation
import Synchronization
import Testing

/// Makes a test pass exactly when it fails as it should: with one issue, of these words, at the line
/// of its file that carries a mark.
///
/// It stands before `.kata`, so that it hears what that trait records at the end of the test.
struct ExpectedIssue: TestTrait, TestScoping {
  let words: [String]
  let mark: String?

  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let heard = Mutex<[Issue]>([])
    let listener = IssueHandlingTrait.compactMapIssues { issue in
      heard.withLock { $0.append(issue) }
      return nil
    }
    try await listener.provideScope(for: test, testCase: testCase, performing: function)
    let issues = heard.withLock { $0 }
    #expect(issues.count == 1, "\(issues)")
    guard let issue = issues.first else { return }
    let text = issue.comments.map(\.rawValue).joined(separator: "\n")
    for word in words { #expect(text.contains(word), "\(text)") }
    guard let mark else { return }
    #expect(issue.sourceLocation?.line == line(of: mark, in: test), "\(issue)")
    #expect(issue.sourceLocation?.fileName == test.sourceLocation.fileName)
  }

  private func line(of mark: String, in test: Test) -> Int? {
    let source = try? String(
      contentsOfFile: #filePath.folder + test.sourceLocation.fileName, encoding: .utf8)
    let lines = source?.components(separatedBy: "\n") ?? []
    return lines.firstIndex { $0.hasSuffix("// \(mark)") }.map { $0 + 1 }
  }
}

extension Trait where Self == ExpectedIssue {
  /// Expects one issue with each of `words`, at the line that ends in the comment `mark`.
  static func failing(_ words: String..., at mark: String? = nil) -> ExpectedIssue {
    ExpectedIssue(words: words, mark: mark)
  }
}

extension String {
  fileprivate var folder: String {
    (self as NSString).deletingLastPathComponent + "/"
  }
}
