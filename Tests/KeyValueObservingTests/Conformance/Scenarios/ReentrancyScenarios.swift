import KeyValueObserving

extension Scenario {
  /// What handlers do while a change is being told: register, remove, set.
  static let reentrancy: [Scenario] = registeringInHandlers + settingInHandlers + further

  private static let registeringInHandlers: [Scenario] = [
    Scenario("S050") { stage in
      let p = stage.person()
      let o = stage.observer { removeItself($0, on: stage) }
      p.addObserver(o, forKeyPath: "name", options: .new, context: nil)
      stage.trace.attempt("setName:", saysOK: false) { p.name = "1" }
      p.name = "2"
      stage.say("calls=\(o.calls)")
    },
    Scenario("S052") { stage in
      let p = stage.person()
      let o1 = stage.observer("o1")
      let o2 = stage.observer("o2") { delivery in
        delivery.observer.hook = nil
        stage.attempt("removes the other") { p.removeObserver(o1, forKeyPath: delivery.keyPath) }
      }
      p.addObserver(o1, forKeyPath: "name", options: .new, context: nil)
      p.addObserver(o2, forKeyPath: "name", options: .new, context: nil)
      stage.say("o2 (registered second) removes o1")
      p.name = "1"
      stage.say("next change")
      p.name = "2"
    },
    Scenario("S053") { stage in
      let p = stage.person()
      let o2 = stage.observer("o2")
      let o1 = stage.observer("o1") { add(o2, in: $0, on: stage) }
      p.addObserver(o1, forKeyPath: "name", options: .new, context: nil)
      p.name = "1"
      stage.say("next change")
      p.name = "2"
    },
    Scenario("S054") { stage in
      let p = stage.person()
      let o2 = stage.observer("o2")
      let o1 = stage.observer("o1") { if $0.isPrior { add(o2, in: $0, on: stage) } }
      p.addObserver(o1, forKeyPath: "name", options: [.new, .prior], context: nil)
      p.name = "1"
      stage.say("next change")
      p.name = "2"
    },
    Scenario("S056") { stage in
      let p = stage.person()
      let o = stage.observer { if $0.isPrior { removeItself($0, on: stage) } }
      p.addObserver(o, forKeyPath: "name", options: [.new, .prior], context: nil)
      p.name = "1"
      stage.say("calls=\(o.calls)")
    },
  ]

  private static let settingInHandlers: [Scenario] = [
    Scenario("S058") { stage in
      let p = stage.person()
      let o2 = stage.observer("o2") { setAgain(p, in: $0, on: stage) }
      p.addObserver(stage.observer("o1"), forKeyPath: "age", options: [.new, .old], context: nil)
      p.addObserver(o2, forKeyPath: "age", options: [.new, .old], context: nil)
      stage.say("o2 (registered second) sets again")
      p.age = 1
    },
    Scenario("S059") { stage in
      let p = stage.person()
      let o = stage.observer { setAgain(p, in: $0, on: stage) }
      p.addObserver(o, forKeyPath: "age", options: [.new, .old], context: nil)
      stage.say("a single observer sets again")
      p.age = 1
    },
    Scenario("S060") { stage in
      let p = stage.person()
      let o = stage.observer { if $0.isPrior { setAgain(p, in: $0, on: stage) } }
      p.addObserver(o, forKeyPath: "age", options: [.new, .old, .prior], context: nil)
      stage.say("sets again inside the prior notification")
      p.age = 1
      stage.say("age=\(p.age)")
    },
    Scenario("S061") { stage in
      let p = stage.person()
      let o1 = stage.observer("o1") { delivery in
        guard delivery.keyPath == "age" else { return }
        stage.say("o1 sets name")
        p.name = "changed"
        stage.say("o1 done")
      }
      let o2 = stage.observer("o2")
      p.addObserver(o1, forKeyPath: "age", options: .new, context: nil)
      p.addObserver(o2, forKeyPath: "age", options: .new, context: nil)
      p.addObserver(o2, forKeyPath: "name", options: .new, context: nil)
      p.age = 1
    },
  ]

  private static let further: [Scenario] = [
    Scenario("S063") { stage in
      let p = stage.person()
      let o = stage.observer { removeItself($0, on: stage) }
      stage.say("the initial notification removes the observer")
      stage.attempt("addObserver:") {
        p.addObserver(o, forKeyPath: "name", options: [.new, .initial], context: nil)
      }
      o.hook = nil
      p.name = "1"
      stage.say("calls=\(o.calls)")
    },
    Scenario("S064") { stage in
      let p = stage.person()
      let o1 = stage.observer("o1")
      let o2 = stage.observer("o2") { delivery in
        let o2 = delivery.observer
        o2.hook = nil
        p.removeObserver(o2, forKeyPath: delivery.keyPath)
        p.addObserver(o2, forKeyPath: delivery.keyPath, options: .new, context: Context.b)
        stage.say("o2 removed and re-added itself")
      }
      p.addObserver(o1, forKeyPath: "name", options: .new, context: Context.a)
      p.addObserver(o2, forKeyPath: "name", options: .new, context: Context.a)
      p.name = "1"
      stage.say("next change")
      p.name = "2"
    },
  ]
}

// What the hooks of several scenarios do.
extension Scenario {
  static func removeItself(_ delivery: Conformance.Obs.Delivery, on stage: Stage) {
    stage.attempt("o removes itself") {
      delivery.subject.removeObserver(delivery.observer, forKeyPath: delivery.keyPath)
    }
  }

  private static func add(
    _ other: Conformance.Obs, in delivery: Conformance.Obs.Delivery, on stage: Stage
  ) {
    delivery.observer.hook = nil
    stage.say("o1 adds o2")
    delivery.subject.addObserver(
      other, forKeyPath: delivery.keyPath, options: .new, context: nil)
  }

  private static func setAgain(
    _ person: Conformance.Person, in delivery: Conformance.Obs.Delivery, on stage: Stage
  ) {
    let observer = delivery.observer
    observer.hook = nil
    stage.say("\(TraceText.value(observer)) sets age 10")
    person.age = 10
    stage.say("\(TraceText.value(observer)) back from its setter")
  }
}
