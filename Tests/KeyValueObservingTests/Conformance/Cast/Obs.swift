import KeyValueObserving

/// The classes of the scenarios, named as in `scenarios.m` because exceptions print the names.
enum Conformance {}

extension Conformance {
  /// Writes down each notification, then does what its hook says.
  final class Obs: KVOObject {
    /// One call of the handler.
    struct Delivery {
      let observer: Obs
      let keyPath: String
      let subject: KVOObject
      let change: [KeyValueChangeKey: Any]

      var isPrior: Bool { change[.notificationIsPriorKey] != nil }
    }

    private let trace: Trace
    private(set) var calls = 0
    var hook: ((Delivery) -> Void)?

    init(_ trace: Trace) {
      self.trace = trace
    }

    deinit {
      trace.say("\(TraceText.value(self)) deallocated")
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      guard trace.isRunning, let keyPath, let subject = object as? KVOObject, let change
      else { return }
      calls += 1
      trace.say(
        "\(TraceText.value(self)) <- \(keyPath) of \(TraceText.value(subject)) "
          + "\(TraceText.change(change)) ctx=\(Context.name(context))")
      hook?(Delivery(observer: self, keyPath: keyPath, subject: subject, change: change))
    }
  }

  /// An observer whose handler only calls super.
  final class SuperObs: KVOObject {
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
    }
  }

  /// An observer without a handler.
  final class MuteObs: KVOObject {}
}
