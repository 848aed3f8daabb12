/// Where documents are shared.
///
/// It lives as long as the app does; an upload takes its time, and a test lets it end.
final class Server {
  /// The titles of the documents that have arrived.
  private(set) var shared: [String] = []

  private var underWay: [(title: String, whenDone: () -> Void)] = []

  /// Sends a document; `whenDone` is called when it has arrived, and let go of then.
  func upload(_ document: Document, whenDone: @escaping () -> Void) {
    underWay.append((document.title, whenDone))
  }

  /// Lets everything arrive that is under way.
  func finishUploads() {
    let arrived = underWay
    underWay = []
    for upload in arrived {
      shared.append(upload.title)
      upload.whenDone()
    }
  }
}
