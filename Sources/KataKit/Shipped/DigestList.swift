/// The digests of many files, by the exercise's folder and the file's path in it.
struct DigestList: Equatable, Sendable {
  var katas: [String: [String: Digest]] = [:]

  /// What was compiled into this program.
  static let compiled = DigestList(reading: ShippedDigests.text)

  init() {}

  /// Reads the lines `digest folder/path`, and passes over all others: a Swift source that holds
  /// such lines will do.
  init(reading text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split(separator: " ", maxSplits: 1)
      guard words.count == 2, let digest = Digest(words[0]) else { continue }
      let parts = words[1].split(separator: "/", maxSplits: 1)
      guard parts.count == 2 else { continue }
      katas[String(parts[0]), default: [:]][String(parts[1])] = digest
    }
  }

  /// A line for each file, in the order of its path.
  var lines: [String] {
    katas.flatMap { folder, files in
      files.map { path, digest in (path: "\(folder)/\(path)", digest: digest.text) }
    }
    .sorted { $0.path < $1.path }.map { "\($0.digest) \($0.path)" }
  }

  /// The source that compiles them in.
  var source: String {
    """
    // Written by `kata verify --accept` and never edited by hand.

    /// The digest of each file of each exercise as shipped.
    ///
    /// So `kata` knows the shipped texts where the files have been edited. `Digest` says what they
    /// guard against.
    enum ShippedDigests {
      static let text = \"\"\"
    \(lines.map { "    \($0)\n" }.joined())    \"\"\"
    }

    """
  }
}
