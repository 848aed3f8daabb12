// Symptom: the app stops before its first screen, with a stack that is thousands of calls deep.
// Task:    let a circle of rules be an error that names it, and let the app's two services work.
// Run:     swift run kata   (or: cd Exercises && KATA=97 swift test)

/// Makes the services of the app, one of each, when they are first needed.
final class Container {
  struct UnknownService: Error {
    let name: String
  }

  private var rules: [ObjectIdentifier: (Container) throws -> Any] = [:]
  private var made: [ObjectIdentifier: Any] = [:]

  /// Says how a service is made; the closure may ask the container for what it needs.
  func register<Service>(
    _ type: Service.Type, _ make: @escaping (Container) throws -> Service
  ) {
    rules[ObjectIdentifier(type)] = make
  }

  /// The service of a type.
  func resolve<Service>(_ type: Service.Type) throws -> Service {
    if let service = made[ObjectIdentifier(type)] as? Service { return service }
    guard let rule = rules[ObjectIdentifier(type)], let service = try rule(self) as? Service else {
      throw UnknownService(name: "\(type)")
    }
    made[ObjectIdentifier(type)] = service
    return service
  }
}
