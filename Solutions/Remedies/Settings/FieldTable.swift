/// What can be told of a table of fields without an archive.
package enum FieldTable {
  /// What is wrong with it, as a sentence; nil if nothing is.
  package static func mistake<Settings: KeyedSettings>(of type: Settings.Type) -> String? {
    let fields = type.fields
    let mirror = Mirror(reflecting: type.afterLoss)
    guard mirror.displayStyle == .struct else {
      return "\(type) is not a structure: what a caller keeps would change with what is read."
    }
    var keys = Set(ArchiveKey.all)
    for field in fields where !keys.insert(field.key).inserted {
      return "\(type) has two values under the key \"\(field.key)\": the last one would win."
    }
    guard Set(fields.map { $0.property as AnyKeyPath }).count == fields.count else {
      return "\(type) has two fields for one property: the other one's key was not its own."
    }
    let stored = mirror.children.count
    guard stored == fields.count else {
      return """
        \(type) stores \(stored) properties and lists \(fields.count) fields: what no field names \
        is never saved.
        """
    }
    return nil
  }
}
