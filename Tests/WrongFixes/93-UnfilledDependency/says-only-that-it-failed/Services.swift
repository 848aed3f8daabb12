/// What the parts of the app offer to each other, by its type.
@MainActor final class Services {
  private var services: [ObjectIdentifier: any Sendable] = [:]

  /// Offers a service to whoever asks for this type.
  func register<Service: Sendable>(_ service: Service, as type: Service.Type = Service.self) {
    services[ObjectIdentifier(type)] = service
  }

  /// The service of a type; an error if nobody offers one.
  func require<Service: Sendable>(_ type: Service.Type, for owner: Any.Type) throws -> Service {
    guard let service = services[ObjectIdentifier(type)] as? Service else {
      throw MissingService()
    }
    return service
  }
}

/// Nobody offers what is needed.
struct MissingService: Error {}
