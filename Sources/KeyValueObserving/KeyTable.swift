/// The keys of one object: the names of its ``Dynamic`` properties, with their storage.
///
/// Built the first time that somebody observes the object or reads it by string: a reflection costs
/// some microseconds, and most objects are never asked.
final class KeyTable {
  let cells: [String: AnyDynamicCell]

  init(of object: KVOObject) {
    var cells: [String: AnyDynamicCell] = [:]
    var level: Mirror? = Mirror(reflecting: object)
    while let mirror = level {
      for child in mirror.children {
        guard let property = child.value as? any DynamicProperty, let label = child.label
        else { continue }
        // The storage of a wrapped property has the property's name with an underscore before it.
        let key = String(label.dropFirst())
        property.anyCell.key = key
        cells[key] = property.anyCell
      }
      level = mirror.superclassMirror
    }
    self.cells = cells
  }
}
