/// What a rule gets: for whom it makes something, and the way to whatever else it needs.
public struct InjectionRequest<Owner> {
  let resolver: Resolver
  let asker: Asker

  /// The object that will have what is made.
  public var sender: WeakSender<Owner> { WeakSender(asker.owner) }

  /// Asks for something that the value being made needs, on behalf of the same sender.
  ///
  /// - Parameter type: The type to look for, as a property would have it.
  /// - Returns: What its rule makes.
  /// - Throws: An ``InjectionError``, or the error of the rule's own code.
  public func resolve<Value>(_ type: Value.Type = Value.self) throws -> Value {
    try resolver.building(type, for: asker) { try resolver.make(type, for: asker) }
  }

  func to<Other>(_: Other.Type) -> InjectionRequest<Other> {
    InjectionRequest<Other>(resolver: resolver, asker: asker)
  }
}

/// Who asks: an object, or nobody in particular, and with which of its properties.
///
/// The object is held weakly, since a rule may keep its request.
struct Asker {
  private(set) weak var owner: AnyObject?
  let name: String

  init(owner: AnyObject?, path: AnyKeyPath? = nil) {
    self.owner = owner
    guard let owner else {
      name = "nobody in particular"
      return
    }
    let component = path.flatMap { "\($0)".split(separator: ".").last }
    name = component.map { "\(type(of: owner)).\($0.drop { $0 == "_" })" } ?? "\(type(of: owner))"
  }

  init(owner: AnyObject, property: String) {
    self.owner = owner
    name = "\(type(of: owner)).\(property.drop { $0 == "_" })"
  }
}
