import Foundation

/// Why something could not be written, in the system's words.
struct WriteFailure: Error {
  let reason: String

  static var last: WriteFailure { WriteFailure(reason: SystemCalls.lastError) }

  /// Does `body`; if it cannot write, the learner is told which file it was and what to do.
  static func told<Value>(of file: URL, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch let failure as WriteFailure {
      throw complaint(file, failure.reason)
    } catch {
      throw complaint(file, error.localizedDescription)
    }
  }

  static func complaint(_ file: URL, _ reason: String) -> Complaint {
    Complaint(
      .inputOutput,
      """
      Your progress could not be kept: \(file.path) cannot be written (\(reason)).
      See that the folder is yours and that the disk has room; then type the command again.
      """)
  }
}
