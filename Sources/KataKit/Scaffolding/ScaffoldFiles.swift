/// The files of a new kata: a label that does not follow its document's title.
///
/// The scene is as small as one can be that has all parts: it is red by design, its solution passes, its
/// wrong fixes are rejected. The author puts another hazard in its place.
struct ScaffoldFiles {
  let number: String
  let name: String

  private var folder: String { "\(number)-\(name)" }

  /// The texts by path, relative to the root.
  var all: [String: String] {
    [
      "Exercises/\(folder)/README.md": ScaffoldTexts.readme(number, name),
      "Exercises/\(folder)/Sources/Document.swift": Self.document,
      "Exercises/\(folder)/Sources/TitleLabel.swift": header + Self.label(members: "", body: ""),
      "Exercises/\(folder)/Tests/\(name)Tests.swift": ScaffoldTexts.suite(name),
      "Solutions/\(folder)/Document.swift": Self.document,
      "Solutions/\(folder)/TitleLabel.swift": header + "import Remedies\n\n"
        + Self.followed("self?.text = document.title"),
      "Solutions/\(folder)/NOTES.md": ScaffoldTexts.notes(number),
      "Tests/WrongFixes/\(folder)/follows-once/TitleLabel.swift": """
      // Rejected by: a label follows every change of the title
      // Misconception: TODO what somebody who writes this believes.
      import Remedies


      """
        + Self.followed("self?.text = document.title\n      self?.token?.stop()"),
      "Tests/WrongFixes/\(folder)/token-in-a-local/TitleLabel.swift": """
      // Rejected by: a label follows its document's title
      // Misconception: TODO what somebody who writes this believes.
      import Remedies


      """
        + Self.label(
          members: "",
          body: """

                let token = document.observe(\\.title) { [weak self] document, _ in
                  self?.text = document.title
                }
                _ = token
            """),
      "Tests/WrongFixes/\(folder)/token-keeps-the-label/TitleLabel.swift": """
      // Rejected by: a label that nobody shows any more is released
      // Misconception: TODO what somebody who writes this believes.
      import Remedies


      """
        + Self.label(
          members: "  private var token: ObservationToken?\n",
          body:
            "\n    token = document.observe(\\.title) { document, _ in self.text = document.title }"
        ),
      "Tests/RightFixes/\(folder)/by-hand/TitleLabel.swift": Self.byHand,
    ]
  }

  private var header: String {
    """
    // Symptom: TODO what the user of the app sees.
    // Task: TODO what is to hold.
    // Run: swift run kata run \(number)

    """ + "\n"
  }

  private static let document = """
    import KeyValueObserving

    /// TODO What it is in the app.
    final class Document: KVOObject {
      @Dynamic var title: String

      init(title: String) {
        _title = Dynamic(wrappedValue: title)
        super.init()
      }
    }

    """

  private static func followed(_ reaction: String) -> String {
    label(
      members: "  private var token: ObservationToken?\n",
      body: """

            token = document.observe(\\.title) { [weak self] document, _ in
              \(reaction)
            }
        """)
  }

  private static func label(members: String, body: String) -> String {
    """
    /// TODO What it is in the app.
    final class TitleLabel {
      private(set) var text: String
    \(members)
      init(document: Document) {
        text = document.title\(body)
      }
    }

    """
  }

  private static let byHand = """
    // Accepted: TODO the raw API, used well.
    import KeyValueObserving

    final class TitleLabel: KVOObject {
      nonisolated(unsafe) private static var context: UInt8 = 0

      private(set) var text: String
      private let document: Document

      init(document: Document) {
        text = document.title
        self.document = document
        super.init()
        document.addObserver(self, forKeyPath: "title", context: &Self.context)
      }

      deinit {
        document.removeObserver(self, forKeyPath: "title", context: &Self.context)
      }

      override func observeValue(
        forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
      ) {
        text = document.title
      }
    }

    """
}
