import KataTesting
import Testing

@testable import CircularDependency

/// A service for tests that needs nothing by itself; its parameter makes it another type.
final class Stop<Name> {}

enum A {}
enum B {}
enum C {}

/// One step further on a way of any length.
enum Next<Name> {}

func startTheApp() throws {
  let container = makeAppContainer()
  let accounts = try container.resolve(Accounts.self)
  let network = try container.resolve(Network.self)
  accounts.signIn("owner")
  #expect(
    network.requests == ["documents of owner"],
    .diagnosis(
      "The user signs in and finds no documents.", seen: "\(network.requests.count) requests",
      expected: "1 request", pitfall: "a dependency that was left out"))
  try container.resolve(Sync.self).start()
  #expect(network.requests.count == 2, "A sync that is started by hand is another one.")
  let other = makeAppContainer()
  try other.resolve(Sync.self).start()
  try other.resolve(Accounts.self).signIn("guest")
  #expect(try other.resolve(Network.self).requests == ["documents of guest"])
}

/// A container in which A needs B, B needs C, and C needs A again; D needs itself.
private func circles() -> Container {
  let container = Container()
  container.register(Stop<A>.self) {
    _ = try $0.resolve(Stop<B>.self)
    return Stop()
  }
  container.register(Stop<B>.self) {
    _ = try $0.resolve(Stop<C>.self)
    return Stop()
  }
  container.register(Stop<C>.self) {
    _ = try $0.resolve(Stop<A>.self)
    return Stop()
  }
  container.register(Network.self) {
    _ = try $0.resolve(Network.self)
    return Network()
  }
  return container
}

private func error<Service>(_ type: Service.Type, in container: Container) -> String {
  do {
    _ = try container.resolve(type)
    return "no error"
  } catch {
    return "\(error)"
  }
}

func readErrors() {
  let container = circles()
  let text = error(Stop<A>.self, in: container)
  let places = ["Stop<A>", "Stop<B>", "Stop<C>"].map { text.firstRange(of: $0)?.lowerBound }
  let isWay =
    places.allSatisfy { $0 != nil }
    && places.compactMap(\.self) == places.compactMap(\.self).sorted()
  #expect(
    isWay,
    .diagnosis(
      "Three modules need each other, and nobody knows which.", seen: text,
      expected: "Stop<A>, Stop<B> and Stop<C>, in the order of the way",
      pitfall: "circular dependency"))
  let own = error(Network.self, in: container)
  #expect(
    own.contains("Network"),
    .diagnosis(
      "A rule needs itself, and nobody knows which.", seen: own, expected: "Network",
      pitfall: "circular dependency"))
}

func goOnAfterACircle() throws {
  let container = circles()
  let first = error(Stop<A>.self, in: container)
  let second = error(Stop<A>.self, in: container)
  #expect(first != "no error", "A circle is no error.")
  #expect(
    second == first,
    .diagnosis(
      "The same mistake is told once and never again.", seen: second, expected: first,
      pitfall: "a way that is not left when it fails"))
  container.register(Stop<C>.self) { _ in Stop() }
  let mended = error(Stop<A>.self, in: container)
  #expect(
    mended == "no error",
    .diagnosis(
      "The rule is mended, and the circle is still reported.", seen: mended,
      expected: "a service", pitfall: "a way that is not left when it fails"))
}

func closeTheApp() throws {
  final class Left {
    weak var accounts: Accounts?
    weak var sync: Sync?
  }
  let left = Left()
  do {
    let container = makeAppContainer()
    left.accounts = try container.resolve(Accounts.self)
    left.sync = try container.resolve(Sync.self)
    left.accounts?.signIn("owner")
  }
  let kept = [left.accounts != nil, left.sync != nil].count { $0 }
  #expect(
    kept == 0,
    .diagnosis(
      "The user signs out, and the services of the last account stay.",
      seen: "\(kept) services in memory", expected: "0 services",
      pitfall: "two that need each other and keep each other"))
}

func followALongWay() throws {
  let container = Container()
  let length = register(Stop<A>.self, steps: 300, in: container)
  _ = try length(container)
}

/// Registers a way of a few hundred rules, each of which needs the next, and returns its beginning.
private func register<Name>(
  _ type: Stop<Name>.Type, steps: Int, in container: Container
) -> (Container) throws -> Any {
  if steps == 0 {
    container.register(type) { _ in Stop() }
  } else {
    let next = register(Stop<Next<Name>>.self, steps: steps - 1, in: container)
    container.register(type) {
      _ = try next($0)
      return Stop()
    }
  }
  return { try $0.resolve(type) }
}

func meetAgain() throws {
  let container = Container()
  container.register(Stop<A>.self) {
    _ = try $0.resolve(Stop<B>.self)
    _ = try $0.resolve(Stop<C>.self)
    return Stop()
  }
  var made = 0
  container.register(Stop<B>.self) {
    _ = try $0.resolve(Network.self)
    return Stop()
  }
  container.register(Stop<C>.self) {
    _ = try $0.resolve(Network.self)
    return Stop()
  }
  container.register(Network.self) { _ in
    made += 1
    return Network()
  }
  _ = try container.resolve(Stop<A>.self)
  #expect(made == 1)
}

func tryAgain() throws {
  struct NotYet: Error {}
  let container = Container()
  #expect(error(Stop<A>.self, in: container).contains("Stop<A>"))
  var isReady = false
  container.register(Stop<A>.self) { _ in
    guard isReady else { throw NotYet() }
    return Stop()
  }
  #expect(throws: NotYet.self) { try container.resolve(Stop<A>.self) }
  isReady = true
  _ = try container.resolve(Stop<A>.self)
}
