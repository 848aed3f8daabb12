/// Text that others wrote, made harmless for where it is shown.
extension Text {
  /// One line without control characters: a name must not move a terminal's cursor, nor turn the
  /// direction of what follows it.
  static func oneLine(_ text: String) -> String {
    var line = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .lineSeparator, .paragraphSeparator: line.append(" ")
      case .format where Text.turnsDirection(scalar): continue
      default: line.append(scalar)
      }
    }
    return String(line)
  }

  private static func turnsDirection(_ scalar: Unicode.Scalar) -> Bool {
    (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
  }

  /// Words that Markdown shows as they are.
  static func markdown(_ text: String) -> String {
    var shown = ""
    for character in oneLine(text) {
      if "\\`*_[]<>|#&~".contains(character) { shown.append("\\") }
      shown.append(character)
    }
    return shown
  }

  /// Words for HTML and XML, between tags or in an attribute.
  ///
  /// XML has no way to write most control characters, not even as a number: they are replaced.
  static func markup(_ text: String, inAttribute: Bool = false) -> String {
    var shown = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": shown += "&amp;"
      case "<": shown += "&lt;"
      case ">": shown += "&gt;"
      case "\"": shown += "&quot;"
      case "'": shown += "&#39;"
      case "\r": shown += "&#13;"
      case "\n", "\t":
        shown += inAttribute ? "&#\(scalar.value);" : String(scalar)
      case _ where hasNoPlaceInXML(scalar): shown += "\u{FFFD}"
      default: shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  private static func hasNoPlaceInXML(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .control || scalar.value & 0xFFFE == 0xFFFE
  }
}
