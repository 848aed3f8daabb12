import KeyValueObserving

extension Conformance {
  /// The middle of a key path, with the leaf.
  final class Doc: KVOObject {
    @Dynamic var title: String?

    private let trace: Trace
    var announcesDeath = false

    init(_ trace: Trace) {
      self.trace = trace
    }

    deinit {
      if announcesDeath { trace.say("\(TraceText.value(self)) deallocated") }
    }
  }

  /// The root of a key path.
  final class Owner: KVOObject {
    @Dynamic var person: Person?
    @Dynamic var document: Doc?

    private let trace: Trace
    var announcesDeath = false

    init(_ trace: Trace) {
      self.trace = trace
    }

    deinit {
      if announcesDeath { trace.say("\(TraceText.value(self)) deallocated") }
    }
  }

  /// The root of a key path whose middle it does not retain.
  final class Borrower: KVOObject {
    @DynamicWeak var document: Doc?
  }
}
