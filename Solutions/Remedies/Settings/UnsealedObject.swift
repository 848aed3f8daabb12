import Foundation

/// The object in a keyed archive that was written without a seal, as by the articles' own class.
///
/// It is for reading what an app has left on its users' phones before it had this archive. Such bytes
/// cannot tell that they are damaged, and the unarchiver may stop the process over them; so they
/// are read as the property list that they are, and no object of theirs is made. Numbers, truth values
/// and texts can be read so.
public struct UnsealedObject {
  /// The name of the class that was archived.
  public let className: String

  private let list: BinaryPropertyList
  private let objects: [Int]
  private let values: [String: Int]

  /// Takes the archive apart; nil if it is not an archive of one object.
  init?(_ data: Data) {
    guard let list = BinaryPropertyList(data),
      case .dictionary(let archive)? = list[list.top],
      let archiver = archive["$archiver"], case .text("NSKeyedArchiver")? = list[archiver],
      let all = archive["$objects"], case .array(let objects)? = list[all],
      let tops = archive["$top"], case .dictionary(let top)? = list[tops], let root = top["root"],
      case .dictionary(let values)? = Self.object(at: root, of: list, objects),
      let kind = values["$class"],
      case .dictionary(let names)? = Self.object(at: kind, of: list, objects),
      let name = names["$classname"], case .text(let className)? = list[name]
    else { return nil }
    self.className = className
    self.list = list
    self.objects = objects
    self.values = values
  }

  /// Whether there is something under a key.
  public func contains(_ key: String) -> Bool {
    values[key] != nil
  }

  /// The number, truth value or text under a key.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - type: The type to expect.
  /// - Returns: The value.
  /// - Throws: `SettingsError` if there is nothing under the key, or something of another type.
  public func value<Value: SettingsValue>(
    _ key: String, as type: Value.Type
  ) throws(SettingsError) -> Value {
    guard let index = values[key] else { throw .missingKey(key) }
    let archived: NSObject? =
      switch Self.object(at: index, of: list, objects) {
      case .bool(let value): value.archived
      case .integer(let value): value.archived
      case .real(let value): value.archived
      case .text(let value): value.archived
      default: nil
      }
    guard let archived, let value = Value(archived: archived) else {
      let found = archived.map { "\($0)" } ?? "something else"
      throw .wrongType(key: key, expected: "\(type)", found: found)
    }
    return value
  }

  /// The object at an index, or the one that it refers to.
  private static func object(
    at index: Int, of list: BinaryPropertyList, _ objects: [Int]
  ) -> BinaryPropertyList.Object? {
    guard case .reference(let number)? = list[index] else { return list[index] }
    return objects.indices.contains(number) ? list[objects[number]] : nil
  }
}
