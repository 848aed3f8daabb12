import Foundation

/// What an archive may hold, seen before the unarchiver makes an object of it.
enum ArchiveContents {
  static let classes: [AnyClass] = [NSNumber.self, NSString.self, NSDate.self]

  /// Asking for one class and finding another is an error on Apple's systems and the end of the
  /// process on Linux, and so the names are read from the property list that an archive is.
  static func check(_ content: Data) throws(SettingsError) {
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: content, format: nil)
    } catch {
      throw .notUnarchived("\(error)")
    }
    guard let archive = list as? [String: Any], let objects = archive["$objects"] as? [Any],
      archive["$top"] is [String: Any]
    else { throw .notUnarchived("not a keyed archive") }
    let allowed = classes.map { NSStringFromClass($0) }
    for case let object as [String: Any] in objects {
      guard let name = object["$classname"] as? String, !allowed.contains(name) else { continue }
      throw .foreignClass(name)
    }
  }
}
