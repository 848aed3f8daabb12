/// How a suite's files compare with what was shipped.
enum SuiteState: Equatable, Sendable {
  /// Nothing is known of what was shipped, so the suite is taken as it is.
  case unknown
  case asShipped
  case changed([FileChange])

  init(of kata: Kata, _ shipped: Shipped) {
    switch shipped.changes(of: kata, in: [.suite]) {
    case nil: self = .unknown
    case []?: self = .asShipped
    case let changes?: self = .changed(changes)
    }
  }

  var changes: [FileChange] {
    if case .changed(let changes) = self { changes } else { [] }
  }
}
