import KeyValueObserving

extension Scenario {
  /// Keys that the subject does not have.
  static let unknownKeys: [Scenario] = [
    Scenario("S100") { stage in
      let p = stage.person()
      let o = stage.observer()
      stage.attempt("addObserver: for an unknown key, New") {
        p.addObserver(o, forKeyPath: "bogus", options: .new, context: nil)
      }
      stage.attempt("will/did for it, New") { announceBogus(in: p) }
      stage.attempt("removeObserver:") { p.removeObserver(o, forKeyPath: "bogus") }
    },
    Scenario("S102") { stage in
      let w = stage.owner(of: stage.document("d", "T"))
      let o = stage.observer()
      stage.attempt("addObserver: with an unknown first key") {
        w.addObserver(o, forKeyPath: "bogus.title", options: .new, context: nil)
      }
      stage.attempt("removeObserver: after that") {
        w.removeObserver(o, forKeyPath: "bogus.title")
      }
    },
    Scenario("S104") { stage in
      let p = stage.person()
      let o = stage.observer()
      stage.attempt("addObserver: for an unknown key, no options") {
        p.addObserver(o, forKeyPath: "bogus", options: [], context: nil)
      }
      stage.attempt("will/did for it") { announceBogus(in: p) }
    },
  ]

  private static func announceBogus(in person: Conformance.Person) {
    person.willChangeValue(forKey: "bogus")
    person.didChangeValue(forKey: "bogus")
  }
}
