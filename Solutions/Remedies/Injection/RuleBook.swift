/// The rules of one scope.
struct RuleBook: Sendable {
  private var rules: [ObjectIdentifier: [any AnyRule]] = [:]

  /// Every rule, by its description.
  var all: [any AnyRule] {
    rules.values.joined().sorted { "\($0.description)" < "\($1.description)" }
  }

  /// Adds a rule.
  ///
  /// - Throws: `InjectionError.duplicate` if there is one for the same type and the same owners.
  mutating func add(_ rule: any AnyRule) throws {
    if let first = twin(of: rule) {
      throw InjectionError.duplicate(first.description, rule.description)
    }
    rules[rule.key, default: []].append(rule)
  }

  /// Puts a rule in the place of the one for the same type and the same owners, if there is one.
  ///
  /// - Returns: The rule that was replaced.
  mutating func replace(_ rule: any AnyRule) -> (any AnyRule)? {
    let old = twin(of: rule)
    rules[rule.key, default: []].removeAll { $0 === old }
    rules[rule.key, default: []].append(rule)
    return old
  }

  /// The most specific rule for a type and an owner.
  ///
  /// A rule for the owner's class or the nearest of its superclasses comes before the rule for all.
  /// A rule for a protocol stands between the two only where nothing else is said about the owner:
  /// which of a superclass and a protocol is nearer, nobody can tell.
  ///
  /// - Throws: `InjectionError.ambiguous` if none is more specific than all others.
  func rule(for key: ObjectIdentifier, asker: Asker) throws -> (any AnyRule)? {
    guard let candidates = rules[key] else { return nil }
    let owner = asker.owner
    let special = candidates.filter { $0.owners?.includes(owner) ?? false }
    if special.isEmpty { return candidates.first { $0.owners == nil } }
    let best = special.filter { rule in
      special.allSatisfy { other in other === rule || isNearer(rule, than: other, to: owner) }
    }
    if let rule = best.first { return rule }
    throw InjectionError.ambiguous(
      type: special[0].description.type, owner: "\(asker.name)",
      rules: leaves(of: special).map(\.description))
  }

  private func isNearer(
    _ rule: any AnyRule, than other: any AnyRule, to owner: AnyObject?
  ) -> Bool {
    guard let kind = rule.owners, let otherKind = other.owners, kind.isClass else { return false }
    return otherKind.covers(kind) || owner.map { type(of: $0) == kind.type } ?? false
  }

  /// Without the rules that another rule makes superfluous.
  private func leaves(of special: [any AnyRule]) -> [any AnyRule] {
    special.filter { rule in
      !special.contains { other in
        guard other !== rule, let kind = rule.owners, let nearer = other.owners else {
          return false
        }
        return kind.covers(nearer)
      }
    }
  }

  private func twin(of rule: any AnyRule) -> (any AnyRule)? {
    rules[rule.key]?.first { $0.owners?.type == rule.owners?.type }
  }
}
