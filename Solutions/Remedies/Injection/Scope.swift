import Foundation

/// Where injected properties find their values: a set of rules, and the scope around it.
///
/// A scope is entered explicitly, for as long as a closure runs; the objects made inside keep it. So
/// an app starts in one, a test overrides rules in another that nobody else sees, and whatever the
/// way out, the scope ends with the closure.
///
/// ```swift
/// let screen = Scope(rules).run { Storyboard.make(ResourcesScreen.self) }
/// ```
public final class Scope: @unchecked Sendable {
  /// The scope in which the current task runs.
  @TaskLocal public static var current: Scope?

  private let rules: Rules
  private let outer: Scope?

  /// Guards what follows; recursive, since making a value may need another one.
  private let lock = NSRecursiveLock()
  private var kept: [Rule.Key: Any] = [:]
  private var used: [Rule.Key: WeakValue] = [:]

  private struct WeakValue {
    weak var object: AnyObject?
  }

  /// Creates a scope.
  ///
  /// - Parameters:
  ///   - rules: Its own rules.
  ///   - outer: Where types are looked up that it has no rule for.
  public init(_ rules: Rules, inside outer: Scope? = nil) {
    self.rules = rules
    self.outer = outer
  }

  /// Creates a scope around one change of another's rules.
  ///
  /// - Parameter change: Adds the rules that hold inside.
  /// - Returns: The scope; this one is not changed.
  /// - Throws: What `change` throws.
  public func overriding(_ change: (inout Rules) throws -> Void) rethrows -> Scope {
    var rules = Rules()
    try change(&rules)
    return Scope(rules, inside: self)
  }

  /// Runs `body` in this scope.
  ///
  /// - Parameter body: What to run.
  /// - Returns: What it returns.
  public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Scope.$current.withValue(self, operation: body)
  }

  /// Makes or finds the value of a type for an owner.
  ///
  /// - Parameters:
  ///   - type: What is wanted.
  ///   - owner: Whose property it is for.
  /// - Returns: The value.
  /// - Throws: An ``InjectionError``, or what the rule throws.
  public func resolve<Value>(_ type: Value.Type, for owner: AnyObject) throws -> Value {
    let step = "\(Swift.type(of: owner)).\(type)"
    let path = Resolution.path
    if path.contains(step) { throw InjectionError.circular(path: path + [step]) }
    var scope: Scope? = self
    while let next = scope {
      if let rule = next.rules.rule(for: type, owner: owner) {
        let value = try Resolution.$path.withValue(path + [step]) {
          try next.value(of: rule, for: owner)
        }
        if let value = value as? Value { return value }
      }
      scope = next.outer
    }
    throw InjectionError.missingRule(
      type: "\(type)", owner: "\(Swift.type(of: owner))")
  }

  private func value(of rule: Rule, for owner: AnyObject) throws -> Any {
    switch rule.lifetime {
    case .owner: return try rule.make(Sender(owner))
    case .scope:
      return try lock.withLock {
        if let value = kept[rule.key] { return value }
        let value = try rule.make(Sender(owner))
        kept[rule.key] = value
        return value
      }
    case .whileUsed:
      return try lock.withLock {
        if let object = used[rule.key]?.object { return object }
        let value = try rule.make(Sender(owner))
        if Swift.type(of: value) is AnyClass {
          used[rule.key] = WeakValue(object: value as AnyObject)
        }
        return value
      }
    }
  }
}

/// What is being resolved, from the outermost to the innermost.
private enum Resolution {
  @TaskLocal static var path: [String] = []
}
