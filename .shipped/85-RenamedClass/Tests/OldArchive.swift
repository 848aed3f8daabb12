import Foundation
import Testing

/// An archive as a release of the app has left it on somebody's device, spelled out.
struct OldArchive {
  /// The class's name, with the module that it was in.
  var className: String
  /// What stands under the object's keys, as a property list has it.
  var values: [(key: String, value: String)]
  /// When the next check was planned, in seconds since the reference date; nil if none was.
  var nextCheck: Double?

  /// The bytes: a keyed archive in XML, which unarchivers read as they read the binary form.
  var bytes: Data {
    var values = values
    var objects = ""
    if let nextCheck {
      values.append(("nextCheckDate", Self.reference(to: 3)))
      objects = """
        <dict>
          <key>NS.time</key><real>\(nextCheck)</real>
          <key>$class</key>\(Self.reference(to: 4))
        </dict>
        \(Self.class(["NSDate", "NSObject"]))
        """
    }
    let keys = values.map { "<key>\($0.key)</key>\($0.value)" }.joined(separator: "\n")
    return Data(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" \
      "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">
      <dict>
        <key>$archiver</key><string>NSKeyedArchiver</string>
        <key>$version</key><integer>100000</integer>
        <key>$top</key><dict><key>root</key>\(Self.reference(to: 1))</dict>
        <key>$objects</key>
        <array>
          <string>$null</string>
          <dict>
            <key>$class</key>\(Self.reference(to: 2))
            \(keys)
          </dict>
          \(Self.class([className, "NSObject"]))
          \(objects)
        </array>
      </dict>
      </plist>
      """.utf8)
  }

  private static func reference(to index: Int) -> String {
    "<dict><key>CF$UID</key><integer>\(index)</integer></dict>"
  }

  private static func `class`(_ names: [String]) -> String {
    let strings = names.map { "<string>\($0)</string>" }.joined()
    return """
      <dict>
        <key>$classname</key><string>\(names[0])</string>
        <key>$classes</key><array>\(strings)</array>
      </dict>
      """
  }
}

extension OldArchive {
  /// Of release 1: a class in the module Documents, minutes, no version.
  static func release1(
    isEnabled: Bool, attempts: Int, minutes: Int, nextCheck: Double? = nil
  ) -> Self {
    Self(
      className: "Documents.LockSettings",
      values: [
        ("isEnabled", isEnabled ? "<true/>" : "<false/>"),
        ("attemptCount", "<integer>\(attempts)</integer>"),
        ("openInterval", "<integer>\(minutes)</integer>"),
      ], nextCheck: nextCheck)
  }

  /// Of release 2 and later: today's class, seconds, a version.
  static func release(
    _ version: Int, isEnabled: Bool, attempts: Int, seconds: Double, hidesPreviews: Bool? = nil,
    nextCheck: Double? = nil
  ) -> Self {
    var archive = Self(
      className: "RenamedClass.PassCodePolicy",
      values: [
        ("version", "<integer>\(version)</integer>"),
        ("isEnabled", isEnabled ? "<true/>" : "<false/>"),
        ("attemptCount", "<integer>\(attempts)</integer>"),
        ("openInterval", "<real>\(seconds)</real>"),
      ], nextCheck: nextCheck)
    if let hidesPreviews {
      archive.values.append(("hidesPreviews", hidesPreviews ? "<true/>" : "<false/>"))
    }
    return archive
  }
}

extension OldArchive: CustomTestStringConvertible {
  var testDescription: String {
    let values = values.map { "\($0.key) \($0.value)" }.joined(separator: ", ")
    return "\(className): \(values), nextCheckDate \(nextCheck.map { "\($0)" } ?? "missing")"
  }
}
