extension ObjectGraph {
  /// What reflection finds in a scene: the objects, and the properties that lead from one to another.
  struct Reflection {
    struct Reference: Hashable {
      let from: Int
      /// nil for a weak property that holds nothing.
      let to: Int?
      let property: String
      let isWeak: Bool
    }

    private(set) var nodes: [(name: String, object: AnyObject)]
    private(set) var references: [Reference] = []
    private let types: Set<String>
    private let weak: Set<String>
    private var seen: Set<ObjectIdentifier> = []

    init(of graph: ObjectGraph) {
      nodes = graph.named
      types = graph.types
      weak = graph.weak
      var index = 0
      // The walk finds more of them.
      while index < nodes.count {
        seen = []
        walk(Mirror(reflecting: nodes[index].object), from: index, property: nil, isWeak: false)
        index += 1
      }
    }

    private mutating func walk(_ mirror: Mirror, from: Int, property: String?, isWeak: Bool) {
      if let above = mirror.superclassMirror {
        walk(above, from: from, property: property, isWeak: isWeak)
      }
      for child in mirror.children {
        let name = child.label.map(Self.plain)
        // The elements of a collection and what an optional holds belong to the property around them.
        let own = property ?? name
        let isWeak = isWeak || name.map(weak.contains) ?? false
        meet(child.value, from: from, property: own ?? "", isWeak: isWeak)
        if isWeak, property == nil, Mirror(reflecting: child.value).isNil {
          add(Reference(from: from, to: nil, property: own ?? "", isWeak: true))
        }
      }
    }

    private mutating func meet(_ value: Any, from: Int, property: String, isWeak: Bool) {
      let mirror = Mirror(reflecting: value)
      guard type(of: value) is AnyClass else {
        return walk(mirror, from: from, property: property, isWeak: isWeak)
      }
      let object = value as AnyObject
      if let node = node(of: object) {
        return add(Reference(from: from, to: node, property: property, isWeak: isWeak))
      }
      // What is not shown is looked through.
      guard seen.insert(ObjectIdentifier(object)).inserted else { return }
      walk(mirror, from: from, property: property, isWeak: isWeak)
    }

    private mutating func node(of object: AnyObject) -> Int? {
      if let known = nodes.firstIndex(where: { $0.object === object }) { return known }
      let type = "\(type(of: object))"
      guard types.contains(type) else { return nil }
      let count = nodes.count { $0.name == type || $0.name.hasPrefix(type + " ") }
      nodes.append((count == 0 ? type : "\(type) \(count + 1)", object))
      return nodes.count - 1
    }

    private mutating func add(_ reference: Reference) {
      if !references.contains(reference) { references.append(reference) }
    }

    /// The name of a property as it stands in the code, without what a wrapper or `lazy` puts before it.
    private static func plain(_ label: String) -> String {
      let lazy = "$__lazy_storage_$_"
      if label.hasPrefix(lazy) { return String(label.dropFirst(lazy.count)) }
      return label.hasPrefix("_") ? String(label.dropFirst()) : label
    }
  }
}

extension Mirror {
  fileprivate var isNil: Bool { displayStyle == .optional && children.isEmpty }
}
