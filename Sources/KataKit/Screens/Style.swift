/// Emphasis that a terminal shows and that nothing depends on: without it the same words stand.
package struct Style: Equatable, Sendable {
  let isOn: Bool
  /// Whether the terminal has said that it can do nothing but print.
  var isDumb = false

  package static let plain = Style(isOn: false)

  /// Colour is for terminals, and for those who did not ask to be spared it.
  package init(isTerminal: Bool, environment: [String: String]) {
    isOn =
      isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    isDumb = environment["TERM"] == "dumb"
  }

  private init(isOn: Bool) {
    self.isOn = isOn
  }

  func bold(_ text: String) -> String { wrapped(text, "1") }
  func good(_ text: String) -> String { wrapped(text, "32") }
  func bad(_ text: String) -> String { wrapped(text, "31") }
  func quiet(_ text: String) -> String { wrapped(text, "2") }

  private func wrapped(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
