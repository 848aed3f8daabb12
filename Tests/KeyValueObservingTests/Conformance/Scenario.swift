import KeyValueObserving

/// One scenario of `scenarios.m`, told in Swift.
struct Scenario: Sendable {
  let number: String
  private let body: @Sendable (Stage) -> Void

  init(_ number: String, _ body: @escaping @Sendable (Stage) -> Void) {
    self.number = number
    self.body = body
  }

  /// Plays the scenario against the model and returns what it prints.
  func play() -> [String] {
    let stage = Stage()
    let trace = stage.trace
    let environment = ObservationEnvironment(faultHandler: FaultHandler { trace.raise($0) })
    return ObservationEnvironment.$current.withValue(environment) {
      body(stage)
      let lines = trace.lines
      stage.close()
      return lines
    }
  }
}

extension Scenario {
  /// Every scenario, in the order of `expected.txt`.
  static let all: [Scenario] =
    options + order + removal + reentrancy + manual + dependentKeys + keyPaths + unknownKeys
    + toMany + death + inheritance + furtherHazards + threads
}
