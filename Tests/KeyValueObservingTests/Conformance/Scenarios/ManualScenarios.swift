import KeyValueObserving

extension Scenario {
  /// Will and did, called by hand.
  static let manual: [Scenario] = [
    Scenario("S070") { stage in
      let (p, o) = observed(["doubled"], [.new, .old], on: stage)
      stage.say("setter calls will/did itself, automatic notification is on")
      p.setDoubled(1)
      stage.say("calls=\(o.calls)")
    },
    Scenario("S072") { stage in
      let (p, o) = observed(["manual"], [.new, .old], on: stage)
      stage.say("did without will")
      stage.attempt("didChangeValueForKey:") { p.didChangeValue(forKey: "manual") }
      stage.say("calls=\(o.calls)")
    },
    Scenario("S073") { stage in
      let (p, _) = observed(["manual"], [.new, .old, .prior], on: stage)
      stage.say("will without did")
      p.willChangeValue(forKey: "manual")
      p.$manual.write(1)
      stage.say("later a complete pair")
      p.willChangeValue(forKey: "manual")
      p.$manual.write(2)
      p.didChangeValue(forKey: "manual")
      stage.say("and one did more")
      p.didChangeValue(forKey: "manual")
    },
    Scenario("S074") { stage in
      let (p, _) = observed(["manual", "viaMethod"], [.new, .old], on: stage)
      stage.say("will manual, will viaMethod, did manual, did viaMethod")
      p.willChangeValue(forKey: "manual")
      p.willChangeValue(forKey: "viaMethod")
      p.$manual.write(1)
      p.$viaMethod.write(2)
      p.didChangeValue(forKey: "manual")
      p.didChangeValue(forKey: "viaMethod")
    },
    Scenario("S075") { stage in
      let (p, _) = observed(["manual"], [.new, .old], on: stage)
      stage.say("setter with automaticallyNotifiesObserversForKey: NO")
      p.manual = 1
      stage.say("setValue:forKey:")
      p.setValue(2, forKey: "manual")
      stage.say("will/set/did")
      p.willChangeValue(forKey: "manual")
      p.manual = 3
      p.didChangeValue(forKey: "manual")
    },
    Scenario("S078") { stage in
      let p = stage.keep(Conformance.LoudPerson(stage.trace), as: "p")
      stage.say("unobserved set")
      p.age = 1
      p.addObserver(stage.observer(), forKeyPath: "age", options: .new, context: nil)
      stage.say("observed set")
      p.age = 2
      stage.say("set of another key, unobserved")
      p.name = "x"
    },
    Scenario("S079") { stage in
      let (p, o) = observed(["age"], [.new, .old], on: stage)
      stage.say("will/did wrapped around an automatic setter")
      p.willChangeValue(forKey: "age")
      p.age = 5
      p.didChangeValue(forKey: "age")
      stage.say("calls=\(o.calls)")
    },
  ]

  private static func observed(
    _ keys: [String], _ options: KeyValueObservingOptions, on stage: Stage
  ) -> (Conformance.Person, Conformance.Obs) {
    let person = stage.person()
    let observer = stage.observer()
    for key in keys {
      person.addObserver(observer, forKeyPath: key, options: options, context: nil)
    }
    return (person, observer)
  }
}
