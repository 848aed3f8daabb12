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
