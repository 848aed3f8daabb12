import Remedies

// Symptom: the app stops before its first screen, with a stack that is thousands of calls deep.
// Task:    let a circle of rules be an error that names it, and let the app's two services work.
// Run:     swift run kata   (or: cd Exercises && KATA=97 swift test)

/// Makes the services of the app, one of each, when they are first needed.
final class Container {
  private let scope = InjectionScope()
  private var made: [ObjectIdentifier: Any] = [:]

  /// Says how a service is made; the closure may ask the container for what it needs.
  func register<Service>(
    _ type: Service.Type, _ make: @escaping (Container) throws -> Service
  ) {
    let rule = Local(container: self, make: make)
    scope.replace(type) { _ in
      guard let container = rule.container else { preconditionFailure("It has asked, so it is.") }
      return try rule.make(container)
    }
  }

  /// The service of a type.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    if let service = made[ObjectIdentifier(type)] as? Service { return service }
    let service = try scope.resolve(type)
    made[ObjectIdentifier(type)] = service
    return service
  }
}

/// A rule that stays on the thread of its container, although rules in general need not.
private struct Local<Service>: @unchecked Sendable {
  weak var container: Container?
  let make: (Container) throws -> Service
}
