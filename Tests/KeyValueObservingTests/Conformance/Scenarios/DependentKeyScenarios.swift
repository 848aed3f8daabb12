import KeyValueObserving

extension Scenario {
  /// Keys that others affect.
  static let dependentKeys: [Scenario] = [
    Scenario("S080") { stage in
      let p = namedPerson(on: stage)
      p.addObserver(
        stage.observer(), forKeyPath: "fullName", options: [.new, .old], context: nil)
      p.first = "B"
      p.last = "Y"
    },
    Scenario("S081") { stage in
      let p = namedPerson(on: stage)
      p.addObserver(stage.observer("o1"), forKeyPath: "fullName", options: .new, context: nil)
      p.addObserver(stage.observer("o2"), forKeyPath: "first", options: .new, context: nil)
      stage.say("dependent registered first, base second")
      p.first = "B"
    },
    Scenario("S083") { stage in
      let p = namedPerson(on: stage)
      p.addObserver(
        stage.observer(), forKeyPath: "greeting", options: [.new, .old], context: nil)
      stage.say("greeting <- fullName <- first")
      p.first = "B"
    },
    Scenario("S084") { stage in
      let p = stage.person()
      let d = stage.document("d", "T")
      p.document = d
      p.addObserver(stage.observer(), forKeyPath: "heading", options: [.new, .old], context: nil)
      stage.say("heading <- document.title: leaf changes")
      d.title = "U"
      stage.say("document replaced")
      p.document = stage.document("d2", "W")
      stage.say("old document's leaf")
      d.title = "X"
    },
    Scenario("S086") { stage in
      let p = stage.person()
      let o = stage.observer()
      stage.say("a <- b, b <- a")
      p.addObserver(o, forKeyPath: "a", options: .new, context: nil)
      p.addObserver(o, forKeyPath: "b", options: .new, context: nil)
      p.a = 1
      stage.say("calls=\(o.calls)")
    },
    Scenario("S087") { stage in
      let p = stage.person()
      let o = stage.observer()
      stage.attempt("observing a key which affects itself") {
        p.addObserver(o, forKeyPath: "selfish", options: .new, context: nil)
      }
      stage.attempt("observing a key affected by a path which starts with it") {
        p.addObserver(o, forKeyPath: "upside", options: .new, context: nil)
      }
    },
    Scenario("S089") { stage in
      let p = stage.keep(Conformance.ManualPerson(stage.trace), as: "p")
      p.$first.write("A")
      p.$last.write("Z")
      p.addObserver(
        stage.observer(), forKeyPath: "fullName", options: [.new, .old], context: nil)
      stage.say("nothing is automatic: setFirst:")
      p.first = "B"
      stage.say("will/did first")
      p.willChangeValue(forKey: "first")
      p.didChangeValue(forKey: "first")
    },
  ]

  /// A person called A Z.
  static func namedPerson(on stage: Stage) -> Conformance.Person {
    let person = stage.person()
    person.first = "A"
    person.last = "Z"
    return person
  }
}
