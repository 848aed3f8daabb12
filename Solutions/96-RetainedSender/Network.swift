/// Stands for the network: an upload takes as many steps as somebody lets it take.
final class Network {
  private var uploads: [(title: String, percent: Int, progress: UploadProgress)] = []
  /// How many steps have been taken.
  private(set) var steps = 0

  /// Begins an upload; who wants to know about it is kept for as long as it takes.
  func begin(_ title: String, reportingTo progress: UploadProgress) {
    uploads.append((title, 0, progress))
    progress.advance(title, to: 0)
  }

  /// Takes each upload a quarter further.
  func step() {
    for index in uploads.indices {
      steps += 1
      uploads[index].percent += 25
      let upload = uploads[index]
      upload.progress.advance(upload.title, to: upload.percent)
    }
    uploads.removeAll { $0.percent >= 100 }
  }
}
