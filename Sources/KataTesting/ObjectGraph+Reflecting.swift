extension ObjectGraph {
  /// What reflection finds in a scene: the objects, and the properties that lead from one to another.
  struct Reflection {
    struct Reference: Hashable {
      let from: Int
      /// nil for a weak property that holds nothing.
      let to: Int?
      let property: String
      let kind: Kind
    }

    private(set) var nodes: [(name: String, object: AnyObject)]
    private(set) var references: [Reference] = []
    private let types: Set<String>
    private let weak: Set<String>
    private let perhapsWeak: Set<String>
    private var seen: Set<ObjectIdentifier> = []

    init(of graph: ObjectGraph) {
      nodes = graph.named
      types = graph.types
      weak = graph.weak
      perhapsWeak = graph.perhapsWeak
      var index = 0
      // The walk finds more of them.
      while index < nodes.count {
        seen = []
        walk(Mirror(reflecting: nodes[index].object), from: index, property: nil, .keeps)
        index += 1
      }
    }

    private mutating func walk(_ mirror: Mirror, from: Int, property: String?, _ kind: Kind) {
      if let above = mirror.superclassMirror {
        walk(above, from: from, property: property, kind)
      }
      for child in mirror.inOrder {
        let name = child.label.map(Self.plain)
        // The elements of a collection and what an optional holds belong to the property around them.
        let own = property ?? name ?? ""
        let kind = name.map { self.kind(of: $0, in: kind) } ?? kind
        meet(child.value, from: from, property: own, kind)
        if kind != .keeps, property == nil, Mirror(reflecting: child.value).isNil {
          add(Reference(from: from, to: nil, property: own, kind: .refers))
        }
      }
    }

    /// How a property refers: weakly if it is weak itself, or what led to it is.
    private func kind(of property: String, in way: Kind) -> Kind {
      if way == .refers || weak.contains(property) { return .refers }
      return perhapsWeak.contains(property) ? .keepsOrRefers : way
    }

    private mutating func meet(_ value: Any, from: Int, property: String, _ kind: Kind) {
      let mirror = Mirror(reflecting: value)
      guard type(of: value) is AnyClass else {
        return walk(mirror, from: from, property: property, kind)
      }
      let object = value as AnyObject
      if let node = node(of: object) {
        // What leads back to where the walk began is the object's own affair.
        if node == from { return }
        return add(Reference(from: from, to: node, property: property, kind: kind))
      }
      // What is not shown is looked through, but not past what does not keep it.
      guard kind == .keeps, seen.insert(ObjectIdentifier(object)).inserted else { return }
      walk(mirror, from: from, property: property, kind)
    }

    private mutating func node(of object: AnyObject) -> Int? {
      if let known = nodes.firstIndex(where: { $0.object === object }) { return known }
      let full = "\(type(of: object))"
      let names = [full, String(full.prefix { $0 != "<" })]
      guard let type = names.first(where: types.contains) else { return nil }
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

  /// The children, those of a dictionary or a set in an order that is the same in each run.
  fileprivate var inOrder: [Child] {
    guard displayStyle == .dictionary || displayStyle == .set else { return Array(children) }
    let named = children.map { child in
      // A pair is known by its value's type first: the key may be an address.
      let parts = Mirror(reflecting: child.value).children.map(\.value)
      return (name: parts.reversed().map { "\(type(of: $0)) \($0)" }.joined(), child: child)
    }
    return named.sorted { $0.name < $1.name }.map(\.child)
  }
}
