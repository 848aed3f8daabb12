/// The changes that are being told on one thread while little of its stack is left, outermost first.
///
/// Only that thread uses it.
final class DeepDeliveries {
  private struct Step {
    let subject: Life
    let key: String
    /// Whoever is being told.
    var registration: Registration?
  }

  private var steps: [Step] = []

  func enter(_ key: String, of subject: Life) {
    steps.append(Step(subject: subject, key: key))
  }

  /// Notes who is told of the innermost change now.
  func note(_ registration: Registration) {
    steps[steps.count - 1].registration = registration
  }

  func leave() {
    steps.removeLast()
  }

  /// The way from the last change of `key` in `subject` to this one, in words; nil if there was none.
  func circle(to key: String, of subject: Life) -> String? {
    let start = steps.lastIndex { $0.key == key && $0.subject === subject }
    guard let start else { return nil }
    var stations: [String] = []
    for step in steps[start...] {
      stations.append("\(step.key) of \(Self.text(step.subject.name))")
      if let registration = step.registration { stations.append(Self.text(registration)) }
    }
    stations.append("\(key) of \(Self.text(subject.name))")
    return stations.joined(separator: " → ")
  }

  private static func text(_ registration: Registration) -> String {
    var listener = registration.listener
    while case .outer(let outer) = listener { listener = outer.registration.listener }
    return "\(listener.name.map(text) ?? listener.description) (\(registration.site))"
  }

  private static func text(_ name: Event.Name) -> String {
    name.label ?? name.className
  }
}
