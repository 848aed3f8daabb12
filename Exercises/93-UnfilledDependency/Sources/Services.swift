/// What the parts of the app offer to each other, by its type.
@MainActor final class Services {
  private var services: [ObjectIdentifier: any Sendable] = [:]

  /// Offers a service to whoever asks for this type.
  func register<Service: Sendable>(_ service: Service, as type: Service.Type = Service.self) {
    services[ObjectIdentifier(type)] = service
  }

  /// The service of a type; nil if nobody offers one.
  func find<Service: Sendable>(_ type: Service.Type) -> Service? {
    services[ObjectIdentifier(type)] as? Service
  }
}
