import Foundation
import KeyValueObserving
import Synchronization

/// Rules, and the objects that they share: an app, a window, a signed-in account.
///
/// ```swift
/// let app = InjectionScope()
/// try app.share((any ResourceLoader).self) { _ in NetworkLoader() }
/// try app.register((any ResourceLoader).self, in: OfflineScreen.self) { _ in StoredLoader() }
/// try app.run { … }              // what is made in here asks this scope
/// ```
///
/// A scope inside another asks the outer one for what it has no rule for. The nearest scope that has
/// a rule decides; within a scope the most specific rule does.
///
/// There is no shared scope and nothing is registered before `main`: whoever starts the app makes
/// one, fills it and runs the app in it. A rule that comes later counts from then on.
///
/// Values are made one at a time in a scope and the scopes around it, on the thread that asks, so a
/// rule must not wait for another thread.
public final class InjectionScope: Sendable {
  /// The overriding rules of the task, innermost first.
  @TaskLocal static var overrides: [InjectionScope] = []

  let parent: InjectionScope?
  let shared = SharedValues()
  /// Held while something is made; one for a scope and all scopes inside it, so that two builds never
  /// wait for each other.
  let buildLock: NSRecursiveLock
  private let book = Mutex(RuleBook())

  /// Creates a scope without rules.
  ///
  /// - Parameter parent: The scope around this one.
  public init(in parent: InjectionScope? = nil) {
    self.parent = parent
    buildLock = parent?.buildLock ?? NSRecursiveLock()
  }

  /// Creates a scope with the rules of modules, in whatever order.
  ///
  /// - Parameters:
  ///   - parent: The scope around this one.
  ///   - modules: Who registers; a module that is not in the list registers nothing.
  /// - Throws: `InjectionError.module`, which names the first module that fails.
  public convenience init(
    in parent: InjectionScope? = nil, modules: [any InjectionModule.Type]
  ) throws {
    self.init(in: parent)
    for module in modules {
      do {
        try module.register(in: self)
      } catch {
        throw InjectionError.module(name: "\(module)", reason: "\(error)")
      }
    }
  }

  /// Creates a scope with one rule, of which all owners share one value.
  ///
  /// - Parameters:
  ///   - parent: The scope around this one.
  ///   - type: The type of the properties, exactly; a property of its optional is served as well.
  ///   - fileID: The module and file of the registration.
  ///   - filePath: The path of that file.
  ///   - line: The line of the registration.
  ///   - make: Makes the value on the thread that asks, when it is first needed.
  public convenience init<Value: Sendable>(
    in parent: InjectionScope? = nil, sharing type: Value.Type, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line,
    make: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Value
  ) {
    self.init(in: parent)
    let site = SourceSite(fileID: fileID, filePath: filePath, line: line)
    // The only rule of a scope cannot be a duplicate: there is nothing to replace, and no error.
    replace(rule(at: site, lifetime: .scope { .strong($0) }, make: make))
  }

  /// Asks for a value outside of any property: at the start of the app, or in a test.
  ///
  /// - Parameters:
  ///   - type: The type to look for, as a property would have it.
  ///   - owner: For whom; rules for its class or a protocol that it adopts come first.
  /// - Returns: What the rule makes, or shares.
  /// - Throws: An ``InjectionError``, or the error of the rule's own code.
  public func resolve<Value>(
    _ type: Value.Type = Value.self, for owner: AnyObject? = nil
  ) throws -> Value {
    let resolver = Resolver(home: .strong(self))
    let asker = Asker(owner: owner)
    return try resolver.building(type, for: asker) { try resolver.make(type, for: asker) }
  }

  /// Forgets every shared object; who has one keeps it.
  public func forgetShared() {
    shared.forgetAll()
  }

  /// This scope and those around it, nearest first.
  var selfAndOuter: [InjectionScope] {
    [self] + (parent?.selfAndOuter ?? [])
  }

  /// The rules of this scope alone.
  var rules: [any AnyRule] { book.withLock { $0 }.all }

  func rule(for key: ObjectIdentifier, asker: Asker) throws -> (any AnyRule)? {
    try book.withLock { $0 }.rule(for: key, asker: asker)
  }

  func add(_ rule: any AnyRule) throws {
    try book.withLock { try $0.add(rule) }
  }

  func replace(_ rule: any AnyRule) {
    if let old = book.withLock({ $0.replace(rule) }) { shared.forget(old) }
  }
}

/// A part of the app that registers its own rules, when the app starts.
public protocol InjectionModule {
  /// Registers the module's rules.
  ///
  /// - Parameter scope: The scope that is being filled.
  /// - Throws: What the registering throws.
  static func register(in scope: InjectionScope) throws
}
