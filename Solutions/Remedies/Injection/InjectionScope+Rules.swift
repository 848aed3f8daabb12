import KeyValueObserving

extension InjectionScope {
  /// Adds the rule for a type: every owner gets a value of its own.
  ///
  /// - Parameters:
  ///   - type: The type of the properties, exactly; a property of its optional is served as well.
  ///   - fileID: The module and file of the registration.
  ///   - filePath: The path of that file.
  ///   - line: The line of the registration.
  ///   - make: Makes the value on the thread that asks, when it is first needed.
  /// - Throws: `InjectionError.duplicate`, which names both rules.
  public func register<Value>(
    _ type: Value.Type, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) throws {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    try add(rule(at: site, lifetime: .owner, make: make))
  }

  /// Adds the rule for a type in the owners of one kind: every owner gets a value of its own.
  ///
  /// - Parameters:
  ///   - type: The type of the properties, exactly; a property of its optional is served as well.
  ///   - owner: A class, whose subclasses are meant too, or a protocol.
  ///   - fileID: The module and file of the registration.
  ///   - filePath: The path of that file.
  ///   - line: The line of the registration.
  ///   - make: Makes the value on the thread that asks, when it is first needed.
  /// - Throws: `InjectionError.duplicate`, which names both rules.
  public func register<Value, Owner>(
    _ type: Value.Type, in owner: Owner.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line,
    make: @escaping @Sendable (InjectionRequest<Owner>) throws -> Value
  ) throws {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    let owners = OwnerKind(owner)
    try add(rule(at: site, owners: owners, lifetime: .owner) { try make($0.to(Owner.self)) })
  }

  /// Adds the rule for a type of which all owners share one value.
  ///
  /// What the value needs in turn is asked of this scope, also if a scope inside it asks first.
  ///
  /// - Parameters:
  ///   - type: The type of the properties, exactly; a property of its optional is served as well.
  ///   - fileID: The module and file of the registration.
  ///   - filePath: The path of that file.
  ///   - line: The line of the registration.
  ///   - make: Makes the value on the thread that asks, when it is first needed.
  /// - Throws: `InjectionError.duplicate`, which names both rules.
  public func share<Value: Sendable>(
    _ type: Value.Type, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) throws {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    try add(rule(at: site, lifetime: .scope { .strong($0) }, make: make))
  }

  /// Adds the rule for a class of which all owners share one object for as long as one of them has
  /// it; the next one to ask gets a new one.
  ///
  /// - Parameters:
  ///   - type: The type of the properties, exactly; a property of its optional is served as well.
  ///   - fileID: The module and file of the registration.
  ///   - filePath: The path of that file.
  ///   - line: The line of the registration.
  ///   - make: Makes the object on the thread that asks, when it is first needed.
  /// - Throws: `InjectionError.duplicate`, which names both rules.
  public func shareWhileUsed<Value: AnyObject & Sendable>(
    _ type: Value.Type, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) throws {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    try add(rule(at: site, lifetime: .scope { .weak(WeakValue(object: $0)) }, make: make))
  }

  /// Puts a rule for all owners in the place of the one there is; who has a value keeps it.
  ///
  /// - Parameters:
  ///   - type: The type of the properties.
  ///   - fileID: The module and file of the registration.
  ///   - filePath: The path of that file.
  ///   - line: The line of the registration.
  ///   - make: Makes the value on the thread that asks, when it is first needed.
  public func replace<Value>(
    _ type: Value.Type, fileID: String = #fileID, filePath: String = #filePath, line: Int = #line,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) {
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    replace(rule(at: site, lifetime: .owner, make: make))
  }

  func rule<Value>(
    at site: SourceSite, owners: OwnerKind? = nil, lifetime: Lifetime<Value>,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) -> Rule<Value> {
    let owner = owners.map { "\($0.type)" }
    let description = RuleDescription(type: "\(Value.self)", owner: owner, site: site)
    return Rule(description, owners: owners, lifetime: lifetime, make: make)
  }
}
