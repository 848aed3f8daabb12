/// The text of the miniature's files.
enum MiniatureFiles {
  /// What a button does with its taps, for each variant of a kata.
  static let shipped = "taps * 2"
  static let right = "taps"

  static var all: [String: String] {
    var files = [
      "Package.swift": "// swift-tools-version: 6.2\nimport PackageDescription\n"
        + Miniature.katas.map { "// Kata(\"\($0.0)\", \"\($0.1)\")\n" }.joined()
        + "let package = Package(name: \"ObserverKatas\")\n",
      "Exercises/Package.swift": worksheet,
    ]
    for (number, name) in Miniature.katas {
      let kata = "\(number)-\(name)"
      files["Exercises/\(kata)/README.md"] = readme(number, name)
      files[Miniature.sources(kata)] = button(shipped)
      files[Miniature.suite(kata)] = suite(name)
      files[Miniature.solution(kata)] = button(right)
      files["Solutions/\(kata)/NOTES.md"] = "# Why it works\n\nA tap is one tap.\n"
      files[Miniature.wrongFix(kata, "hears-nothing")] =
        "// Rejected by: a tap is heard\n" + button("0")
      files[Miniature.wrongFix(kata, "hears-one-at-most")] =
        "// Rejected by: two taps are heard twice\n" + button("min(taps, 1)")
      files[Miniature.wrongFix(kata, "knows-the-test")] =
        "// Rejected by: two taps are heard twice\n" + button("taps == 1 ? 1 : taps * 2")
      files["Tests/RightFixes/\(kata)/counts-each/Button.swift"] =
        "// Accepted: each tap is counted by itself.\n" + button("(0..<taps).count")
    }
    return files
  }

  static func button(_ heard: String) -> String {
    """
    // Symptom: one tap acts twice.
    struct Button {
      func heard(_ taps: Int) -> Int { \(heard) }
    }

    """
  }

  static func suite(_ name: String, more: String = "") -> String {
    """
    import Testing
    @testable import \(name)

    @Suite struct \(name)Tests {
      @Suite struct Hazard {
        @Test func `one tap is heard once`() {
          #expect(Button().heard(1) == 1, "One tap acts twice.\\nPitfall: \(name).")
        }
        @Test func `two taps are heard twice`() { #expect(Button().heard(2) == 2) }
      }
      @Suite struct Behaviour {
        @Test func `a tap is heard`() { #expect(Button().heard(1) > 0) }
        @Test func `no tap is not heard`() { #expect(Button().heard(0) == 0) }
      \(more)}
    }

    """
  }

  private static func readme(_ number: String, _ name: String) -> String {
    """
    ---
    number: \(number)
    name: \(name)
    chapter: \(number.prefix(1)) Taps
    tier: \(number == "72" ? "more" : "core")
    minutes: 5 read, 10 solve, 5 review
    before: none
    edit: Button.swift
    keep: Button.heard(_:)
    remedy: counting
    today: the same
    ---
    # \(number)
    ## Symptom
    One tap acts twice.
    ## Predict
    How often?
    ## Task
    Once.
    ## Hints
    <details><summary>Hint 1: how often?</summary>Count.</details>
    <details><summary>Hint 2: where?</summary>In the button.</details>
    <details><summary>Hint 3: how?</summary>Leave the factor out.</details>
    ## Today
    The same.
    ## In real code
    Two targets.
    ## Objectives
    Count.
    ## Out of scope
    Swipes.
    """
  }

  private static var worksheet: String {
    let katas = Miniature.katas.map { "(\"\($0.0)\", \"\($0.1)\")" }.joined(separator: ", ")
    let lines = Miniature.katas.map { "Kata(\"\($0.0)\", \"\($0.1)\")" }.joined(separator: ", ")
    return """
      // swift-tools-version: 6.2
      import PackageDescription
      let strict = Context.environment["KATA_STRICT"] != nil
      let settings: [SwiftSetting] = strict ? [.treatAllWarnings(as: .error)] : []
      let words = (Context.environment["KATA"] ?? "").split(separator: ",").map(String.init)
      // \(lines)
      let katas = [\(katas)].filter { words.isEmpty || words.contains($0.0) }
      let package = Package(
        name: "Exercises",
        targets: katas.flatMap { number, name in
          [
            .target(name: name, path: "\\(number)-\\(name)/Sources", swiftSettings: settings),
            .testTarget(
              name: "\\(name)Tests", dependencies: [.target(name: name)],
              path: "\\(number)-\\(name)/Tests", swiftSettings: settings),
          ]
        })

      """
  }
}
