import Foundation

/// The old property-list notation in which Objective-C describes a dictionary.
enum PropertyListText {
  /// A change as an exception's reason shows it.
  static func change(_ change: [KeyValueChangeKey: Any]) -> String {
    let lines = change.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "    \($0.key.rawValue) = \(value($0.value));\n" }
    return "{\n" + lines.joined() + "}"
  }

  /// A string, in quotes unless it is a plain word.
  static func string(_ text: String) -> String {
    let isPlain = !text.isEmpty && text.utf8.allSatisfy(isPlainByte)
    return isPlain ? text : "\"" + text.utf16.map(escaped).joined() + "\""
  }

  private static func value(_ value: Any) -> String {
    switch value {
    case is NSNull: "\"<null>\""
    case let text as String: string(text)
    case let number as NSNumber: string(text(of: number))
    case let object as KVOObject: string(object.description)
    case let list as [Any]:
      "    (\n" + list.map { "        " + self.value($0) }.joined(separator: ",\n") + "\n    )"
    default: string("\(value)")
    }
  }

  /// A number as Apple describes it: a whole one has no fraction.
  private static func text(of number: NSNumber) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// A character inside quotes; what is no ASCII goes by its number.
  private static func escaped(_ unit: UInt16) -> String {
    switch unit {
    case UInt16(UInt8(ascii: "\"")): "\\\""
    case UInt16(UInt8(ascii: "\\")): "\\\\"
    case 0..<128: String(UnicodeScalar(UInt8(unit)))
    default: String(format: "\\U%04x", unit)
    }
  }

  private static func isPlainByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
      true
    default: false
    }
  }
}
