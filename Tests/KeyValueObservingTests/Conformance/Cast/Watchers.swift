import KeyValueObserving

extension Conformance {
  /// A superclass that observes for itself, with its own context.
  class BaseWatcher: KVOObject {
    let trace: Trace
    var callsSuper = false

    init(_ person: Person) {
      trace = person.trace
      super.init()
      person.addObserver(self, forKeyPath: "name", options: .new, context: Context.a)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      if context == Context.a {
        trace.say("base handles \(keyPath ?? "nil") ctx=\(Context.name(context))")
      } else {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
  }

  /// A subclass that observes the same key path, and looks at the context only when told to.
  final class SubWatcher: BaseWatcher {
    override init(_ person: Person) {
      super.init(person)
      person.addObserver(self, forKeyPath: "name", options: .new, context: Context.b)
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let key = keyPath ?? "nil"
      if !callsSuper {
        trace.say(
          "sub handles \(key) without looking at the context, ctx=\(Context.name(context))")
      } else if context == Context.b {
        trace.say("sub handles \(key) ctx=\(Context.name(context))")
      } else {
        super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
      }
    }
  }

  /// Observes itself and removes itself in its deinit, which is in time.
  final class SelfWatcher: Person {
    override init(_ trace: Trace) {
      super.init(trace)
      addObserver(self, forKeyPath: "name", options: .new, context: Context.a)
    }

    deinit {
      trace.attempt("removal of itself in dealloc") {
        removeObserver(self, forKeyPath: "name", context: Context.a)
      }
    }

    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [KeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      trace.say("self <- \(keyPath ?? "nil") \(TraceText.change(change ?? [:]))")
    }
  }
}
