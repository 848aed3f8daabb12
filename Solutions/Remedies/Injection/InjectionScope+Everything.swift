extension InjectionScope {
  /// Resolves every rule of this scope and of those around it, and every injected property of some
  /// owners: a gap shows in this test, and not when a user opens a rare screen.
  ///
  /// ```swift
  /// @Test func `everything is there`() throws {
  ///   let app = try InjectionScope(modules: App.modules)
  ///   try app.resolveEverything(for: app.run { [UsersScreen(), ProjectsScreen()] })
  /// }
  /// ```
  ///
  /// A rule for owners of one kind is resolved for each owner that gets it. Nothing is kept: shared
  /// values are made anew and forgotten, and the owners' properties stay without a value. A property
  /// that a rule's own object reads in its initializer stops the program if it has no rule, here as
  /// anywhere.
  ///
  /// - Parameter owners: One object of each kind that the rules are for, and of each class that has
  ///   injected properties; those that were made outside of every scope ask this one.
  /// - Throws: ``UnresolvedRules``, which lists every missing rule, every circle, every other error and
  ///   every rule that none of the owners uses.
  public func resolveEverything(for owners: [AnyObject] = []) throws {
    var unresolved = UnresolvedRules()
    Self.$overrides.withValue([InjectionScope()] + Self.overrides) {
      run {
        for layer in selfAndOuter {
          for rule in layer.rules { resolve(rule, in: layer, for: owners, &unresolved) }
        }
        for owner in owners { Self.resolveProperties(of: owner, &unresolved) }
      }
    }
    guard unresolved.failures.isEmpty else { throw unresolved }
  }

  private func resolve(
    _ rule: any AnyRule, in layer: InjectionScope, for owners: [AnyObject],
    _ unresolved: inout UnresolvedRules
  ) {
    let resolver = Resolver(home: .strong(self))
    var askers = owners.map { Asker(owner: $0) }.filter { asker in
      (try? layer.rule(for: rule.key, asker: asker)) === rule
    }
    if rule.owners == nil {
      askers = [Asker(owner: nil)]
    } else if askers.isEmpty {
      unresolved.trying("\(rule.description)") { throw InjectionError.unused(rule.description) }
    }
    for asker in askers {
      unresolved.trying("\(rule.description)") {
        try rule.resolve(in: layer, for: asker, by: resolver)
      }
    }
  }

  private static func resolveProperties(of owner: AnyObject, _ unresolved: inout UnresolvedRules) {
    var mirror: Mirror? = Mirror(reflecting: owner)
    while let level = mirror {
      for case (let label?, let property as any AnyInjected) in level.children {
        let asker = Asker(owner: owner, property: label)
        unresolved.trying("\(asker.name)") { try property.check(for: owner, property: label) }
      }
      mirror = level.superclassMirror
    }
  }
}
