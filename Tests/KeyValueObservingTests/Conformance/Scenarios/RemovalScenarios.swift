import KeyValueObserving

extension Scenario {
  /// The same observer more than once, contexts, and removal.
  static let removal: [Scenario] = duplicates + removals

  private static let duplicates: [Scenario] = [
    Scenario("S030") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "name", options: .new, context: Context.a)
      p.addObserver(o, forKeyPath: "name", options: .new, context: Context.b)
      p.name = "ann"
    },
    Scenario("S031") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "name", options: .new, context: Context.a)
      p.addObserver(o, forKeyPath: "name", options: .new, context: Context.a)
      p.name = "ann"
      stage.say("calls=\(o.calls)")
    },
    Scenario("S032") { stage in
      let p = stage.person()
      let o = stage.observer()
      p.addObserver(o, forKeyPath: "name", options: .new, context: Context.a)
      p.addObserver(o, forKeyPath: "name", options: .old, context: Context.b)
      p.name = "ann"
    },
  ]

  private static let removals: [Scenario] = [
    Scenario("S033") { stage in
      let (p, o) = observedWith([Context.a, Context.b, Context.c], on: stage)
      for value in ["1", "2", "3", nil] {
        stage.attempt("removeObserver:forKeyPath:") { p.removeObserver(o, forKeyPath: "name") }
        if let value { p.name = value }
      }
    },
    Scenario("S034") { stage in
      let (p, o) = observedWith([Context.a, Context.b, Context.c], on: stage)
      stage.attempt("removeObserver:forKeyPath:context:B") {
        p.removeObserver(o, forKeyPath: "name", context: Context.b)
      }
      p.name = "1"
      stage.attempt("removeObserver:forKeyPath:context:A") {
        p.removeObserver(o, forKeyPath: "name", context: Context.a)
      }
      p.name = "2"
    },
    Scenario("S036") { stage in
      let (p, o) = observedWith([], on: stage)
      stage.attempt("removal of an observer never registered (object never observed)") {
        p.removeObserver(o, forKeyPath: "name")
      }
      stage.attempt("the same with a context") {
        p.removeObserver(o, forKeyPath: "name", context: Context.a)
      }
    },
    Scenario("S038") { stage in
      let (p, o) = observedWith([nil], on: stage)
      stage.attempt("first removal") { p.removeObserver(o, forKeyPath: "name") }
      stage.attempt("second removal") { p.removeObserver(o, forKeyPath: "name") }
      p.name = "1"
    },
    Scenario("S039") { stage in
      let (p, o) = observedWith([nil, nil], on: stage)
      stage.attempt("one removal after two registrations") {
        p.removeObserver(o, forKeyPath: "name")
      }
      p.name = "1"
      stage.say("calls=\(o.calls)")
    },
    Scenario("S040") { stage in
      let (p, o) = observedWith([Context.a], on: stage)
      stage.attempt("removeObserver:forKeyPath:context:NULL (registered with A)") {
        p.removeObserver(o, forKeyPath: "name", context: nil)
      }
      p.name = "1"
      stage.attempt("removeObserver:forKeyPath: (registered with A)") {
        p.removeObserver(o, forKeyPath: "name")
      }
      p.name = "2"
    },
    Scenario("S042") { stage in
      let (p, o) = observedWith([Context.a, Context.b, Context.a], on: stage)
      stage.attempt("removeObserver:forKeyPath:context:A (registered A,B,A)") {
        p.removeObserver(o, forKeyPath: "name", context: Context.a)
      }
      p.name = "1"
    },
  ]

  private static func observedWith(
    _ contexts: [UnsafeMutableRawPointer?], on stage: Stage
  ) -> (Conformance.Person, Conformance.Obs) {
    let person = stage.person()
    let observer = stage.observer()
    for context in contexts {
      person.addObserver(observer, forKeyPath: "name", options: .new, context: context)
    }
    return (person, observer)
  }
}
