import Foundation

/// What an archive may hold, seen before the unarchiver makes an object of it.
///
/// Asking for one class and finding another is an error on Apple's systems and the end of the process
/// on Linux, and so is an object whose class is none. Whoever can seal such an archive has written it on
/// purpose: it is refused all the same.
struct ArchiveContents {
  static let classes: [AnyClass] = [NSNumber.self, NSString.self, NSDate.self]

  private let list: BinaryPropertyList
  private let objects: [Int]

  /// Looks through a whole archive.
  ///
  /// - Throws: `SettingsError` if it is none, or holds what no setting is.
  static func check(_ content: Data) throws(SettingsError) {
    guard let list = BinaryPropertyList(content), let all = list.all,
      case .dictionary(let archive)? = list[list.top],
      let place = archive["$objects"], case .array(let objects)? = list[place],
      let tops = archive["$top"], case .dictionary(let top)? = list[tops]
    else { throw .notUnarchived("not a keyed archive") }
    let contents = ArchiveContents(list: list, objects: objects)
    for case .dictionary(let table) in all {
      try contents.checkClass(of: table)
    }
    for (key, index) in top where !contents.isValue(index) {
      throw .notUnarchived("not a value under \(key)")
    }
  }

  /// An object says its class, and a class its name, which has to be one of the settings'.
  private func checkClass(of table: [String: Int]) throws(SettingsError) {
    if let name = table["$classname"] {
      guard case .text(let text)? = list[name] else { throw .notUnarchived("a nameless class") }
      let isAllowed = Self.classes.contains { NSStringFromClass($0) == text }
      guard isAllowed else { throw .foreignClass(text) }
    }
    if let kind = table["$class"] {
      guard case .dictionary(let names)? = referred(kind), names["$classname"] != nil else {
        throw .notUnarchived("an object without a class")
      }
    }
  }

  /// Whether something at the top refers to a number, a text or an object.
  private func isValue(_ index: Int) -> Bool {
    switch referred(index) {
    case .bool, .integer, .real, .text: true
    case .dictionary(let table): table["$class"] != nil
    case .reference, .array, nil: false
    }
  }

  private func referred(_ index: Int) -> BinaryPropertyList.Object? {
    guard case .reference(let number)? = list[index], objects.indices.contains(number) else {
      return nil
    }
    return list[objects[number]]
  }
}
