import Foundation

/// One test case of a JUnit report.
struct JUnitCase {
  enum Kind: String {
    case passed, failure, error, skipped
  }

  let group: String
  let name: String
  var place: Place?
  var kind = Kind.passed
  /// In a word or two: `crashed`.
  var type = ""
  /// What is to be said, its first line being the message.
  var words = ""
  let root: URL

  var text: String {
    var attributes = attribute("classname", group) + attribute("name", name)
    if let place {
      attributes += attribute("file", Place.shortened(place.path, from: root))
      attributes += attribute("line", String(place.line))
    }
    let opening = "    <testcase\(attributes)"
    if kind == .passed { return opening + "/>" }
    let first = words.split(separator: "\n").first.map(String.init) ?? type
    let tag = "      <\(kind.rawValue)\(attribute("message", first))"
    let content =
      kind == .skipped
      ? "\(tag)/>"
      : "\(tag)\(attribute("type", type))>\(Text.markup(words))</\(kind.rawValue)>"
    return "\(opening)>\n\(content)\n    </testcase>"
  }

  private func attribute(_ name: String, _ value: String) -> String {
    " \(name)=\"\(Text.markup(value, inAttribute: true))\""
  }
}

extension JUnitCase {
  /// Makes the test cases of one kata.
  struct Maker {
    let kata: Kata
    let root: URL

    func test(_ test: TestRecord) -> JUnitCase {
      let suites = test.suites.isEmpty ? [test.module] : test.suites
      var made = JUnitCase(
        group: suites.joined(separator: "."), name: test.name,
        place: test.issues.first?.place ?? test.place, root: root)
      (made.kind, made.type) = Self.kind(of: test.outcome)
      made.words = made.kind == .passed ? "" : words(about: test)
      return made
    }

    func compiling(_ failure: BuildFailure) -> JUnitCase {
      let errors = failure.errors.map { "\($0.place.text(from: root)): \($0.message)" }
      return whole(
        "the exercise compiles", "does not compile",
        (errors + failure.words).joined(separator: "\n"), at: failure.errors.first?.place)
    }

    func unsolved(_ verdict: Verdict) -> JUnitCase {
      whole("the kata is solved", verdict.rawValue, "The verdict is: \(verdict.rawValue).")
    }

    func unexplained(_ how: String) -> JUnitCase {
      whole(
        "the test program comes to its end", "crashed",
        "The test program did not come to its end: \(how).")
    }

    func stray(_ issue: TestRecord.Issue) -> JUnitCase {
      var made = whole(
        "no issue is recorded outside every test", "failed", Self.words(of: issue), at: issue.place)
      made.kind = .failure
      return made
    }

    /// A case about the kata as a whole.
    private func whole(
      _ name: String, _ type: String, _ words: String, at place: Place? = nil
    ) -> JUnitCase {
      JUnitCase(
        group: kata.testModule, name: name, place: place, kind: .error, type: type, words: words,
        root: root)
    }
  }
}
