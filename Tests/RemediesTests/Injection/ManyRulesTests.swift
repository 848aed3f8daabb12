import KataTesting
import Remedies
import Synchronization
import Testing

/// Sixty-four tasks that resolve a thousand rules at once, each task in an order of its own.
@Suite(.timeLimit(.minutes(5))) struct ManyRulesTests {
  @Test func `64 tasks that resolve 1,000 shared rules build each once`() async throws {
    let made = Census()
    let scope = InjectionScope()
    for type in ManyRules.types { try ManyRules.share(type, in: scope, counting: made) }
    let seen = try await ManyRules.resolve(in: scope, tasks: 64)
    #expect(made.counts.count == 1_000)
    #expect(made.counts.values.allSatisfy { $0 == 1 })
    #expect(Set(seen).count == 1, "every task has the same thousand objects")
  }

  @Test
  func `64 tasks that resolve 1,000 rules in scopes inside build each once, with what they need`()
    async throws
  {
    let made = Census()
    let app = InjectionScope()
    try app.share(RequestQueue.self) { _ in
      made.add("queue")
      return RequestQueue()
    }
    for type in ManyRules.types {
      try ManyRules.share(type, in: app, counting: made) { _ = try $0.resolve(RequestQueue.self) }
    }
    let windows = (0..<8).map { _ in InjectionScope(in: app) }
    let seen = try await ManyRules.resolve(in: windows, tasks: 64)
    #expect(made.counts.count == 1_001)
    #expect(made.counts.values.allSatisfy { $0 == 1 })
    #expect(Set(seen).count == 1)
  }

  @Test func `1,000 rules are resolved at once by one call`() throws {
    let made = Census()
    let scope = InjectionScope()
    for type in ManyRules.types { try ManyRules.share(type, in: scope, counting: made) }
    try scope.resolveEverything()
    #expect(made.counts.count == 1_000)
  }
}

/// A thousand types, as a rule is found by its type: a service for each three digits.
enum ManyRules {
  private static let digits: [any Digit.Type] = [
    Zero.self, One.self, Two.self, Three.self, Four.self, Five.self, Six.self, Seven.self,
    Eight.self, Nine.self,
  ]

  static let types: [any Service.Type] = digits.flatMap { first in
    digits.flatMap { second in digits.map { service(first, second, $0) } }
  }

  static func share(
    _ type: any Service.Type, in scope: InjectionScope, counting made: Census,
    needing need: @escaping @Sendable (InjectionRequest<AnyObject>) throws -> Void = { _ in }
  ) throws {
    func share<S: Service>(_: S.Type) throws {
      try scope.share(S.self) { request in
        try need(request)
        made.add("\(S.self)")
        return S()
      }
    }
    try share(type)
  }

  /// Resolves every type in tasks, each in another order.
  ///
  /// - Returns: For each task, the objects that it got.
  static func resolve(in scope: InjectionScope, tasks: Int) async throws -> [Set<ObjectIdentifier>]
  {
    try await resolve(in: [scope], tasks: tasks)
  }

  static func resolve(
    in scopes: [InjectionScope], tasks: Int
  ) async throws -> [Set<ObjectIdentifier>] {
    try await withThrowingTaskGroup(of: Set<ObjectIdentifier>.self) { group in
      for index in 0..<tasks {
        group.addTask {
          var random = SeededGenerator(seed: UInt64(index))
          return try Set(
            types.shuffled(using: &random).map { type in
              try object(type, in: scopes[index % scopes.count])
            })
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
  }

  private static func object(
    _ type: any Service.Type, in scope: InjectionScope
  ) throws -> ObjectIdentifier {
    func object<S: Service>(_: S.Type) throws -> ObjectIdentifier {
      ObjectIdentifier(try scope.resolve(S.self))
    }
    return try object(type)
  }

  private static func service(
    _ first: any Digit.Type, _ second: any Digit.Type, _ third: any Digit.Type
  ) -> any Service.Type {
    func service<A: Digit, B: Digit, C: Digit>(
      _: A.Type, _: B.Type, _: C.Type
    ) -> any Service.Type { NumberedService<A, B, C>.self }
    return service(first, second, third)
  }
}

protocol Service: AnyObject, Sendable {
  init()
}

private final class NumberedService<A: Digit, B: Digit, C: Digit>: Service {}

private protocol Digit: SendableMetatype {}
private enum Zero: Digit {}
private enum One: Digit {}
private enum Two: Digit {}
private enum Three: Digit {}
private enum Four: Digit {}
private enum Five: Digit {}
private enum Six: Digit {}
private enum Seven: Digit {}
private enum Eight: Digit {}
private enum Nine: Digit {}

/// How often what was made, from any thread.
final class Census: Sendable {
  private let state = Mutex<[String: Int]>([:])

  var counts: [String: Int] { state.withLock { $0 } }

  func add(_ name: String) {
    state.withLock { $0[name, default: 0] += 1 }
  }
}
