import Synchronization

/// Uploads documents on a worker of its own, never on the main actor.
///
/// A real one is driven by the network. This one is driven by the methods that wait for the worker.
final class Uploader: Sendable {
  private struct Upload: Sendable {
    let transfer: Transfer
    let completion: @Sendable () -> Void
  }

  private let uploads = Mutex<[Upload]>([])
  private let worker = Worker()

  /// Begins an upload.
  ///
  /// `completion` is called on the worker when the upload is done, and kept until the connection is
  /// closed.
  func upload(_ transfer: Transfer, completion: @escaping @Sendable () -> Void) {
    uploads.withLock { $0.append(Upload(transfer: transfer, completion: completion)) }
  }

  /// Comes to each of these steps, one right after the other.
  func advance(through steps: [Int]) async {
    await worker.run {
      for upload in self.uploads.withLock({ $0 }) {
        for percent in steps { upload.transfer.percent = percent }
      }
    }
  }

  /// Comes to the end.
  func finish() async {
    await worker.run {
      for upload in self.uploads.withLock({ $0 }) { upload.completion() }
    }
  }

  /// Closes the connection and lets go of everything that belongs to it.
  func disconnect() async {
    await worker.run {
      let closed = self.uploads.withLock { uploads in
        defer { uploads = [] }
        return uploads
      }
      withExtendedLifetime(closed) {}
    }
  }
}

/// Where the work is done.
private actor Worker {
  func run(_ work: @Sendable () -> Void) {
    work()
  }
}
