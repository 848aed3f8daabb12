import Synchronization

/// The titles of what has arrived; the user finds them in the settings.
final class UploadLog: Sendable {
  private let arrived = Mutex<[String]>([])

  var titles: [String] { arrived.withLock { $0 } }

  func note(_ title: String) {
    arrived.withLock { $0.append(title) }
  }
}

/// Stands for the display, and keeps what is drawn.
final class Display: Sendable {
  private let drawn = Mutex<[String]>([])

  var lines: [String] { drawn.withLock { $0 } }

  func draw(_ line: String) {
    drawn.withLock { $0.append(line) }
  }
}
