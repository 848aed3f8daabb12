import KeyValueObserving

extension Scenario {
  /// Notifications that nobody handles, and objects that die while they are registered.
  static let death: [Scenario] = unhandled + ends + pathEnds + handlerEnds

  private static let unhandled: [Scenario] = [
    Scenario("S140") { stage in
      let p = stage.person()
      let o = stage.keep(Conformance.SuperObs(), as: "o")
      p.addObserver(o, forKeyPath: "name", options: .new, context: nil)
      stage.attempt("setName: (the handler calls super)") { p.name = "1" }
      stage.say("name is \(p.name ?? "(null)")")
    },
    Scenario("S141") { stage in
      let p = stage.person()
      let o = stage.keep(Conformance.MuteObs(), as: "o")
      stage.attempt("addObserver: of an object without a handler") {
        p.addObserver(o, forKeyPath: "name", options: .new, context: nil)
      }
      stage.attempt("setName:") { p.name = "1" }
    },
  ]

  private static let ends: [Scenario] = [
    Scenario("S142") { stage in
      var p: Conformance.Person? = stage.person()
      let o = stage.observer()
      p?.announcesDeath = true
      p?.addObserver(o, forKeyPath: "name", options: .new, context: Context.a)
      p?.addObserver(o, forKeyPath: "age", options: [.new, .old], context: nil)
      stage.say("subject released with two registrations")
      stage.attempt("release") { stage.release(&p) }
      stage.say("survived")
    },
    Scenario("S144") { stage in
      var p = Conformance.Person(stage.trace)
      var o = Conformance.MuteObs()
      p.addObserver(o, forKeyPath: "name", options: .new, context: nil)
      // Swift tells one reference from more, which is all that is asked here.
      let subject = isKnownUniquelyReferenced(&p) ? 0 : 1
      let observer = isKnownUniquelyReferenced(&o) ? 0 : 1
      stage.say("retain counts changed by: subject \(subject), observer \(observer)")
      p.removeObserver(o, forKeyPath: "name")
    },
    Scenario("S145") { stage in
      let p = stage.person()
      var o: Conformance.Obs? = stage.observer()
      if let o { p.addObserver(o, forKeyPath: "name", options: .new, context: nil) }
      stage.say("observer released while registered")
      stage.attempt("release") { stage.release(&o) }
    },
    Scenario("S146") { stage in
      let p = stage.person()
      var o: Conformance.Obs? = stage.observer()
      if let o { p.addObserver(o, forKeyPath: "name", options: .new, context: nil) }
      stage.release(&o)
      stage.say("changing with a dead observer registered")
      stage.attempt("setName:") { p.name = "1" }
      stage.say("survived")
    },
    Scenario("S147") { stage in
      var p: Conformance.ManualPerson? = stage.keep(
        Conformance.ManualPerson(stage.trace), as: "p")
      p?.announcesDeath = true
      p?.addObserver(stage.observer(), forKeyPath: "name", options: .new, context: nil)
      stage.say("subject without automatic notification released while observed")
      stage.attempt("release") { stage.release(&p) }
      stage.say("survived")
    },
  ]

  private static let pathEnds: [Scenario] = [
    Scenario("S148") { stage in
      var w: Conformance.Owner? = ownerOfMortalDocument(on: stage)
      w?.announcesDeath = true
      w?.addObserver(
        stage.observer(), forKeyPath: "document.title", options: .new, context: nil)
      stage.say("root of a nested path released while observed (d is kept only by w)")
      stage.attempt("release") { stage.release(&w) }
      stage.say("survived")
    },
    Scenario("S149") { stage in
      let w = ownerOfMortalDocument(on: stage)
      w.addObserver(stage.observer(), forKeyPath: "document.title", options: .new, context: nil)
      stage.say("middle replaced, so the old one dies")
      stage.attempt("setDocument:") { w.document = stage.document("e", "E") }
      stage.say("survived")
    },
    Scenario("S14A") { stage in
      var d: Conformance.Doc? = stage.document("d", "T")
      d?.announcesDeath = true
      let w = stage.keep(Conformance.Borrower(), as: "w")
      w.document = d
      w.addObserver(stage.observer(), forKeyPath: "document.title", options: .new, context: nil)
      stage.say("an unretained middle dies while the path is observed")
      stage.attempt("release of the middle") { stage.release(&d) }
      stage.say("survived")
    },
  ]

  private static func ownerOfMortalDocument(on stage: Stage) -> Conformance.Owner {
    var document: Conformance.Doc? = stage.document("d", "T")
    document?.announcesDeath = true
    let owner = stage.owner(of: document)
    stage.release(&document)
    return owner
  }

  private static let handlerEnds: [Scenario] = [
    Scenario("S14B") { stage in
      var s: Conformance.SelfWatcher? = stage.keep(
        Conformance.SelfWatcher(stage.trace), as: "s")
      s?.name = "1"
      stage.attempt("release") { stage.release(&s) }
    },
    Scenario("S14C") { stage in
      let p = stage.person()
      var o: Conformance.Obs? = stage.observer { delivery in
        delivery.subject.removeObserver(delivery.observer, forKeyPath: delivery.keyPath)
        stage.say("o removed itself and is released in its handler")
        stage.letGo(of: delivery.observer)
        stage.say("still in the handler")
      }
      if let o { p.addObserver(o, forKeyPath: "name", options: .new, context: nil) }
      o = nil
      stage.attempt("setName:") { p.name = "1" }
      stage.say("survived")
    },
  ]
}
