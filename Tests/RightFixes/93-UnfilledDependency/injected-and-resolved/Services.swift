import Remedies

/// What the parts of the app offer to each other, by its type.
@MainActor final class Services {
  let scope = InjectionScope()

  /// Offers a service to whoever asks for this type.
  func register<Service: Sendable>(_ service: Service, as type: Service.Type = Service.self) {
    scope.replace(type) { _ in service }
  }
}
