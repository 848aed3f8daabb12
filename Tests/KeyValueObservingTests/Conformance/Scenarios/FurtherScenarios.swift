import Dispatch
import Foundation
import KeyValueObserving

extension Scenario {
  /// A superclass and a subclass that observe the same key path.
  static let inheritance: [Scenario] = [
    Scenario("S162") { stage in
      let p = stage.person()
      let w = stage.keep(Conformance.SubWatcher(p), as: "watcher")
      stage.say("subclass handler ignores the context")
      p.name = "1"
      w.callsSuper = true
      stage.say("subclass handler forwards foreign contexts")
      p.name = "2"
    },
    Scenario("S163") { stage in
      let p = stage.person()
      let w = stage.keep(Conformance.SubWatcher(p), as: "watcher")
      w.callsSuper = true
      stage.attempt("subclass removes without a context") {
        p.removeObserver(w, forKeyPath: "name")
      }
      p.name = "1"
    },
  ]

  /// What fits nowhere else.
  static let furtherHazards: [Scenario] = [
    Scenario("S168") { stage in
      let p = stage.person()
      p.addObserver(stage.observer(), forKeyPath: "name", options: .new, context: nil)
      stage.say("observationInfo says: \(p.observationInfo ?? "(null)")")
    },
    Scenario("S16A") { stage in
      let d = stage.document("d", "T")
      let w = stage.owner(of: d)
      let o = stage.observer { removeItself($0, on: stage) }
      w.addObserver(o, forKeyPath: "document.title", options: .new, context: nil)
      stage.say("leaf changes; the handler removes the observer")
      stage.attempt("setTitle:") { d.title = "U" }
      d.title = "V"
      stage.say("calls=\(o.calls)")
    },
    Scenario("S16B") { stage in
      let p = namedPerson(on: stage)
      let o = stage.observer()
      for key in ["first", "last", "fullName"] {
        p.addObserver(o, forKeyPath: key, options: .new, context: nil)
      }
      stage.say("setFirst: then setLast: (the dependent key is seen half-updated)")
      p.first = "B"
      p.last = "Y"
    },
  ]

  /// The thread that a handler runs on; the scenario's own thread stands for the main thread.
  static let threads: [Scenario] = [
    Scenario("S150") { stage in
      let home = ObjectIdentifier(Thread.current)
      let p = stage.person()
      let o = stage.observer { _ in
        let isHome = ObjectIdentifier(Thread.current) == home
        stage.say("handler runs on the main thread: \(isHome ? "yes" : "no")")
      }
      p.addObserver(o, forKeyPath: "name", options: .new, context: nil)
      stage.say("set on the main thread")
      p.name = "m"
      stage.say("set on a worker thread")
      // The scenario waits for the worker: never two threads at once.
      nonisolated(unsafe) let subject = p
      let done = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        subject.name = "t"
        done.signal()
      }
      done.wait()
    }
  ]
}
