import Remedies

/// What it costs to read a dependency, for the first time and later, beside the ways without rules.
func injectionCosts() throws -> Table {
  var table = Table(
    title: "Reading a dependency",
    columns: ["way", "first reading", "ratio", "later reading", "ratio"])
  let loader = BenchLoader()
  let scope = InjectionScope(sharing: BenchLoader.self) { _ in loader }
  let stored = reading(first: { StoredScreen(loader) }, { $0.loader })
  let lazy = reading(first: { LazyScreen(loader) }, { $0.loader })
  let dictionary = reading(first: { DictionaryScreen(loader) }, { $0.loader })
  let injected = scope.run { reading(first: { InjectedScreen() }, { $0.loader }) }
  table.rows = [
    ("stored property", stored), ("lazy var", lazy), ("lookup in a dictionary by type", dictionary),
    ("@Injected, a shared value", injected),
  ].map { name, cost in
    [
      name, time(cost.first), ratio(cost.first, to: lazy.first), time(cost.later),
      ratio(cost.later, to: lazy.later),
    ]
  }
  return table
}

/// How resolution grows with the number of rules.
func resolutionGrowth() throws -> Table {
  var table = Table(
    title: "Resolving one of many rules",
    columns: ["rules", "a shared value", "ratio", "a value for each owner", "ratio"])
  var first: (shared: Double, own: Double)?
  for digits in [[0], [0, 1, 2]] {
    let scope = InjectionScope()
    let types = BenchTypes.services(digits: digits.count)
    for type in types { try share(type, in: scope) }
    try scope.register(OwnLoader.self) { _ in OwnLoader() }
    let shared = median(operations: 10_000) {
      for index in 0..<10_000 { resolve(types[index % types.count], in: scope) }
    }
    let own = median(operations: 10_000) {
      for _ in 0..<10_000 { use(try? scope.resolve(OwnLoader.self)) }
    }
    let base = first ?? (shared, own)
    first = base
    table.rows.append([
      "\(types.count)", time(shared), ratio(shared, to: base.shared), time(own),
      ratio(own, to: base.own),
    ])
  }
  return table
}

/// Reads the property of many new objects once, and that of as many others once more.
private func reading<Screen: AnyObject>(
  first make: @escaping () -> Screen, _ loader: @escaping (Screen) -> BenchLoader
) -> (first: Double, later: Double) {
  let count = 1_000
  let read = { (screens: [Screen]) in
    for screen in screens { use(loader(screen)) }
  }
  let new = { (0..<count).map { _ in make() } }
  let readOnce = {
    let screens = new()
    read(screens)
    return screens
  }
  let first = median(operations: count, rounds: 101, preparing: new, read)
  let later = median(operations: count, rounds: 101, preparing: readOnce, read)
  return (first, later)
}

private func share(_ type: any BenchService.Type, in scope: InjectionScope) throws {
  func share<S: BenchService>(_: S.Type) throws { try scope.share(S.self) { _ in S() } }
  try share(type)
}

private func resolve(_ type: any BenchService.Type, in scope: InjectionScope) {
  func resolve<S: BenchService>(_: S.Type) { use(try? scope.resolve(S.self)) }
  resolve(type)
}

/// What the screens depend on.
private final class BenchLoader: Sendable {}

/// What each owner has for itself.
private final class OwnLoader {}

private final class StoredScreen {
  let loader: BenchLoader
  init(_ loader: BenchLoader) { self.loader = loader }
}

private final class LazyScreen {
  private let source: BenchLoader
  lazy var loader = source
  init(_ loader: BenchLoader) { source = loader }
}

private final class DictionaryScreen {
  private let services: [ObjectIdentifier: any Sendable]
  var loader: BenchLoader {
    services[ObjectIdentifier(BenchLoader.self)] as? BenchLoader ?? BenchLoader()
  }
  init(_ loader: BenchLoader) { services = [ObjectIdentifier(BenchLoader.self): loader] }
}

private final class InjectedScreen {
  @Injected var loader: BenchLoader
}
